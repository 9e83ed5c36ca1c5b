/**
 * Plays for whoever looks at the table: clicks on what the page offers, in any dialogue that comes, until the game is
 * over. It knows no rule. Ferries are sent off where a card says so, as nothing else brings a round to its end soon.
 *
 * Gives what it has met, by name, and how often.
 */
async ({ seed, patience }) => {
  const met = {};
  let state = seed;

  /** A number from 0 up to `below`, which follows from the seed. */
  function random(below) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  }
  const any = (list) => list[random(list.length)];
  const region = (name) => document.querySelector(`section[aria-label="${name}"]`);
  const open = (button) => !button.disabled && button.getAttribute("aria-disabled") !== "true";
  const buttons = (within) => [...(within?.querySelectorAll("button") ?? [])].filter(open);
  // Names and numbers are set apart, for languages that are written from right to left.
  const text = (element) => element?.textContent.replace(/[\u2068\u2069]/g, "").replace(/\s+/g, " ").trim() ?? "";
  const named = (within, pattern) => buttons(within).find((button) => pattern.test(text(button)));

  function click(what, button) {
    met[what] = (met[what] ?? 0) + 1;
    button.click();
    return true;
  }

  function answer(dialog) {
    const done = dialog.querySelector("footer button.primary");
    const title = text(dialog.querySelector("h2"));
    if (/^The hand of /.test(title)) return click("peeked", named(dialog, /^Seen$/));
    if (/^The top of the stock$/.test(title)) {
      const later = buttons(dialog).filter((button) => /later$/.test(text(button)));
      if (later.length > 0 && random(2) === 0) return click("order: later", any(later));
      return open(done) && click(`order ${dialog.querySelectorAll("ol > li").length}`, done);
    }
    if (/^The lion lifts an animal$/.test(title)) {
      const animals = [...dialog.querySelectorAll("ol button")].filter(open);
      if (animals.length === 0 || random(4) === 0) {
        const none = named(dialog, /^Lift none$/);
        return none !== undefined && click("lift none", none);
      }
      if (!dialog.querySelector('[aria-pressed="true"]')) return click("lift: animal", any(animals));
      return open(done) && click("lift", done);
    }
    if (/^Round \d+ is over$/.test(title)) return click("round over", named(dialog, /^Go on$/));
    throw new Error(`An unknown dialogue: ${text(dialog)}`);
  }

  /** Choose cards for others until there are as many as are owed. */
  function give(actions, cards) {
    const send = named(actions, /^Give (\d+) of \1$/);
    if (send) return click("give", send);
    const recipient = any([...actions.querySelectorAll("select"), null]);
    if (recipient && random(3) === 0) {
      recipient.selectedIndex = random(recipient.options.length);
      recipient.dispatchEvent(new Event("change", { bubbles: true }));
      met["give: to"] = (met["give: to"] ?? 0) + 1;
      return true;
    }
    const left = cards.filter((card) => card.ariaPressed === "false");
    return left.length > 0 && click("give: card", any(left));
  }

  /** Send Noah somewhere, by a button or by the dock itself. */
  function sail(actions) {
    const bar = buttons(actions).filter((button) => /^Dock \d/.test(text(button)));
    if (bar.length === 0) return false;
    const docks = buttons(document.querySelector("ol[aria-label='The five docks']"));
    const targets = docks.filter((dock) => /^Send Noah to dock \d/.test(text(dock)));
    if (targets.length !== bar.length) throw new Error("Buttons and docks disagree about where Noah may go.");
    return random(2) === 0 ? click("noah by button", any(bar)) : click("noah by dock", any(targets));
  }

  function settle(actions) {
    const sexes = buttons(actions).filter((button) => /^(Male|Female)$/.test(text(button)));
    if (sexes.length > 0) return click("sex", any(sexes));
    const weights = buttons(actions).filter((button) => /^(Weight \d|\d, the ferry leaves)$/.test(text(button)));
    if (weights.length === 0) return false;
    return click("weight", weights.find((button) => /leaves$/.test(text(button))) ?? any(weights));
  }

  /** One click; whether there was something to click on. */
  function step() {
    const dialog = document.querySelector("dialog[open]");
    if (dialog) return answer(dialog);
    const actions = region("What to do");
    const cards = buttons(region("Your hand")).filter((button) => button.hasAttribute("aria-pressed"));
    const say = text(actions.querySelector("p"));
    if (!/^Your turn/.test(text(actions))) return false;
    const take = named(actions, /^Take back \d+ animals?/);
    if (take) return click("take", take);
    if (/ Whose\?$| From whose hand\?$| Into whose hand does it flee\?$/.test(say)) {
      const seats = buttons(actions);
      return seats.length > 0 && click(say.replace(/^Your (\w+).*/, "$1"), any(seats));
    }
    if (/^The ferry has left/.test(say)) return give(actions, cards);
    if (/to give back\.$/.test(say)) {
      const back = named(actions, /^Give back an? /);
      return back ? click("give back", back) : click("give back: card", any(cards));
    }
    if (settle(actions) || sail(actions)) return true;
    const load = named(actions, /^Load$/);
    if (load) return click("load", load);
    if (cards.length === 0 || cards.some((card) => card.ariaPressed === "true")) return false;
    const departing = cards.filter((card) => /playable: departs/.test(text(card)));
    return click("card", any(departing.length > 0 ? departing : cards));
  }

  const changed = () =>
    new Promise((resolve) => {
      const watch = new MutationObserver(done);
      const timer = setTimeout(done, 200);
      function done() {
        watch.disconnect();
        clearTimeout(timer);
        resolve();
      }
      watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  const drawn = () => new Promise((resolve) => setTimeout(resolve));
  const log = () => text(document.querySelector("ol[aria-label='Log']")).length;

  let since = performance.now();
  let length = -1;
  while (!document.querySelector("dialog[open] a[download]")) {
    if (step()) await drawn();
    else await changed();
    if (log() !== length) [length, since] = [log(), performance.now()];
    if (performance.now() - since > patience) throw new Error(`Nothing goes on: ${text(document.body)}`);
  }
  return met;
};
