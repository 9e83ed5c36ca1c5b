/**
 * Where the focus is, and what the page wants: for somebody who plays by keys alone. Waits until the page wants
 * something of him, the game is over, or it has waited long enough.
 */
async ({ patience }) => {
  const text = (element) => element?.textContent.replace(/[\u2068\u2069]/g, "").replace(/\s+/g, " ").trim() ?? "";
  const region = (name) => document.querySelector(`section[aria-label="${name}"]`);

  function covered(element) {
    const box = element.getBoundingClientRect();
    const inside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    if (!inside) return "outside of the window";
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(Math.min(Math.max(x, 0), innerWidth - 1), Math.min(Math.max(y, 0), innerHeight - 1));
    return element.contains(top) ? "" : `under ${top?.outerHTML.slice(0, 120)}`;
  }

  function look() {
    const focus = document.activeElement;
    const dialog = document.querySelector("dialog[open]");
    const lost = focus === null || focus === document.body;
    const todo = region("What to do");
    return {
      focus: lost ? "" : text(focus) || focus.getAttribute("aria-label") || focus.tagName,
      kind: lost ? "" : focus.tagName.toLowerCase(),
      pressed: focus?.getAttribute("aria-pressed") ?? "",
      covered: lost ? "" : covered(focus),
      place: lost ? "" : ["Your hand", "What to do"].find((name) => region(name)?.contains(focus)) ?? "",
      dialogue: text(dialog?.querySelector("h2")),
      outside: dialog !== null && !dialog.contains(focus),
      over: document.querySelector("dialog[open] a[download]") !== null,
      wanted: /^Your turn/.test(text(todo)),
      say: text(todo?.querySelector("p")),
      open: [...(todo?.querySelectorAll("button") ?? [])].filter((button) => !button.disabled).map(text),
      sending: [...(todo?.querySelectorAll("button.guide, button.primary") ?? [])].some((button) => button.disabled),
    };
  }

  const changed = () =>
    new Promise((resolve) => {
      const watch = new MutationObserver(resolve);
      watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      document.addEventListener("focusin", resolve, { once: true });
      setTimeout(resolve, 100);
    });
  const end = performance.now() + patience;
  const settled = ({ dialogue, wanted, focus, outside }) => (dialogue ? !outside : wanted && focus !== "");
  await new Promise((resolve) => setTimeout(resolve));
  while (!settled(look()) && performance.now() < end) await changed();
  return look();
};
