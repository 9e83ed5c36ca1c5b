/** What is said to screen readers: a text that is said again is a new one for them. */

/** A text for a live region. */
export class Announcer {
  text = $state("");
  #odd = false;

  /** Say `text`, even where it is what was said last. */
  say(text: string): void {
    if (text === "") return;
    this.#odd = !this.#odd;
    // A space without width: it is not spoken, and makes equal texts different.
    this.text = this.#odd ? text : `${text}\u200B`;
  }
}
