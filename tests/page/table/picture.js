/**
 * What the page shows of a table, as text. Where something is to be waited for (`like`), it waits until it shows just
 * that, or has waited long enough.
 */
async ({ like, patience }) => {
  const PARTS = {
    docks: "ol[aria-label='The five docks']",
    reserve: ".reserve",
    todo: "section[aria-label='What to do']",
    hand: "section[aria-label='Your hand']",
    players: "ul[aria-label='Other players']",
    score: ".score",
    log: "ol[aria-label='Log']",
    dialogue: "dialog[open]",
  };
  const text = (element) => element.textContent.replace(/\s+/g, " ").trim();

  function told(element) {
    const buttons = [...element.querySelectorAll("button")].filter((button) => !button.closest("ol[aria-label='Log']"));
    const states = buttons.map((button) => [text(button), button.disabled, button.ariaDisabled, button.ariaPressed]);
    // What is shown only while a pointer rests somewhere, or the focus does, is no part of the table.
    const lasting = element.cloneNode(true);
    lasting.querySelectorAll(".tip").forEach((tip) => tip.remove());
    return [text(lasting), ...states.map((state) => state.join(" | "))];
  }

  function picture() {
    const found = Object.entries(PARTS).map(([name, selector]) => [name, document.querySelector(selector)]);
    return Object.fromEntries(found.filter(([, part]) => part).map(([name, part]) => [name, told(part)]));
  }

  const changed = () =>
    new Promise((resolve) => {
      const watch = new MutationObserver(resolve);
      watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      setTimeout(resolve, 200);
    });

  // Without a model, what comes last is waited for: the line and the log.
  const complete = () => document.querySelector(".table")?.dataset.live === "true" && picture().log?.[0] !== "";
  const same = () => (like === null ? complete() : JSON.stringify(picture()) === JSON.stringify(like));
  const end = performance.now() + patience;
  while (!same() && performance.now() < end) await changed();
  return picture();
};
