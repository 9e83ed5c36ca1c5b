// What is wrong with the layout of what is shown: each function answers a list of complaints, empty when all is well.
// They look at what the browser has laid out, never at the styles.
(() => {
  const told = (element) => {
    const text = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${text}`;
  };
  /** Whether it is only there to be heard: a pixel, or clipped away. */
  function spoken(element) {
    for (let each = element; each; each = each.parentElement) {
      const { clipPath, position } = getComputedStyle(each);
      if (position === "absolute" && clipPath.startsWith("inset(50%")) return true;
    }
    return false;
  }
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** What lies on top: a dialog, the raised hand, or the whole page. */
  const topDialog = () => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector(".hand.tall") ?? document.body;

  /** The nearest ancestor that scrolls, so that what is outside of it is not lost. */
  function scroller(element) {
    for (let each = element.parentElement; each; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      if (/auto|scroll/.test(overflowX + overflowY)) return each;
    }
    return null;
  }

  /** What is left of a box within all that cuts it off. */
  function clipped(element, box) {
    let [left, right] = [box.left, box.right];
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, display } = getComputedStyle(each);
      if (display === "inline" || display === "contents" || overflowX === "visible") continue;
      const frame = each.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    }
    return { left, right, top: box.top, bottom: box.bottom, width: right - left, height: box.height };
  }

  /** The pieces of text that are seen, each with the boxes of its lines. */
  function texts() {
    const found = [];
    const walker = document.createTreeWalker(topDialog(), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!node.data.trim() || !element || spoken(element) || !shown(element) || element.closest("svg, option, script, style")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
      if (boxes.length > 0) found.push({ element, boxes });
    }
    return found;
  }

  function scrolledAway(element, y) {
    const frame = scroller(element)?.getBoundingClientRect();
    return frame !== undefined && (y < frame.top || y > frame.bottom);
  }

  function seenAt(element, x, y) {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  }

  // Nothing is found on the very edge.
  const inView = (x, y) => x > 0 && y > 0 && x < innerWidth - 1 && y < innerHeight - 1;

  /** Nobody has to scroll sideways, and nothing hangs out of the window. */
  function sideways() {
    const width = document.documentElement.clientWidth;
    const faults = document.documentElement.scrollWidth > width ? ["the page scrolls sideways"] : [];
    for (const element of topDialog().querySelectorAll("*")) {
      if (spoken(element) || element.closest("svg, .scene, .arrows") || !shown(element)) continue;
      const box = clipped(element.parentElement, element.getBoundingClientRect());
      if (box.width > 0 && (box.right > width + 1 || box.left < -1)) faults.push(`outside: ${told(element)}`);
      const { overflowX } = getComputedStyle(element);
      if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) faults.push(`scrolls sideways: ${told(element)}`);
    }
    return faults;
  }

  /** No text is cut off in the middle of a letter; one that ends in dots is told by `shortened`. */
  const cut = () => incomplete(false);

  /** No text ends in dots, but for a name, which then is told in full on request. */
  const shortened = () => incomplete(true);

  function incomplete(dots) {
    const faults = [];
    for (const { element, boxes } of texts()) {
      for (let each = element; each && each !== document.body; each = each.parentElement) {
        const { overflowX, overflowY, display, textOverflow } = getComputedStyle(each);
        if (display === "inline" || display === "contents") continue;
        const frame = each.getBoundingClientRect();
        const wide = /hidden|clip/.test(overflowX) && boxes.some((box) => box.right > frame.right + 1.5 || box.left < frame.left - 1.5);
        const high = /hidden|clip/.test(overflowY) && boxes.some((box) => box.bottom > frame.bottom + 0.3 * box.height || box.top < frame.top - 0.3 * box.height);
        const ends = wide && textOverflow === "ellipsis";
        if ((wide || high) && ends === dots && !element.closest("bdi")) faults.push(`cut: ${told(element)} by ${each.getAttribute("class")}`);
        // What ends in dots goes no further.
        if (ends || /auto|scroll/.test(overflowY)) break;
      }
    }
    return faults;
  }

  /** No text hangs over the edge of the card, button or panel that it stands on. */
  function spilled() {
    const faults = [];
    for (const { element, boxes } of texts()) {
      const sheet = element.closest("button, .panel, .tag, .card, .strip, .board, .rule, li, dialog");
      if (!sheet || getComputedStyle(element).position === "absolute" || element.closest(".sign, .flag, .tip, .badges")) continue;
      const frame = sheet.getBoundingClientRect();
      const over = boxes.map((box) => clipped(element, box)).some((box) => box.right > frame.right + 1 || box.left < frame.left - 1);
      if (over) faults.push(`spilled: ${told(element)} out of ${sheet.getAttribute("class")}`);
    }
    return faults;
  }

  /** No text lies on another, or under something else. */
  function overlapping() {
    const faults = [];
    const lines = texts().flatMap(({ element, boxes }) =>
      boxes
        .map((box) => clipped(element, box))
        .filter((box) => box.width > 1)
        .map((box) => ({ element, box, x: box.left + box.width / 2, y: box.top + box.height / 2 }))
        .filter(({ x, y }) => inView(x, y) && !scrolledAway(element, y)),
    );
    // What lets clicks through lies on top of what it lies on.
    const free = lines.filter(({ element, x, y }) => getComputedStyle(element).pointerEvents === "none" || seenAt(element, x, y));
    for (const line of lines) {
      if (free.includes(line) || line.element.closest("[inert]")) continue;
      const cover = document.elementFromPoint(line.x, line.y);
      // A finger may touch a little beside a button: there is nothing to be seen.
      const edge = cover?.closest("button, a")?.getBoundingClientRect();
      if (edge && (line.x < edge.left || line.x > edge.right || line.y < edge.top || line.y > edge.bottom)) continue;
      // What went wrong is said above all else, until it is read; what explains was asked for by pointing there.
      if (cover?.closest("[role=alert], .tip")) continue;
      faults.push(`covered: ${told(line.element)} by ${cover ? told(cover) : "nothing"}`);
    }
    for (const [place, one] of free.entries()) {
      for (const other of free.slice(place + 1)) {
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (one.element !== other.element && width > 2 && height > 0.35 * Math.min(one.box.height, other.box.height))
          faults.push(`on each other: ${told(one.element)} and ${told(other.element)}`);
      }
    }
    return faults;
  }

  /** Whatever is clicked or touched has at least `least` pixels each way around its middle that lead to it. */
  function small(least) {
    const faults = [];
    const controls = topDialog().querySelectorAll("button, select, input, a[href], label:has(input), [role=button]");
    for (const control of controls) {
      if (spoken(control) || !shown(control) || control.matches(".skip") || control.closest("[inert]")) continue;
      // A link within a sentence is as high as its line.
      if (control.matches("a") && getComputedStyle(control).display === "inline") continue;
      if (control.matches("input") && control.closest("label")) continue;
      control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const box = control.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (!control.closest("[role=alert]") && document.elementFromPoint(x, y)?.closest("[role=alert]")) continue;
      if (!inView(x, y)) {
        faults.push(`not in view: ${told(control)}`);
        continue;
      }
      // Edges between pixels count as either's.
      const reach = least / 2 - 1.25;
      for (const [u, v] of [[x - reach, y], [x + reach, y], [x, y - reach], [x, y + reach]]) {
        const hit = inView(u, v) ? document.elementFromPoint(u, v) : control;
        if (!hit || !(control.contains(hit) || hit.contains(control) && hit === control.closest("label"))) {
          faults.push(`small: ${told(control)} ${Math.round(box.width)} × ${Math.round(box.height)}, next to ${hit ? told(hit) : "nothing"}`);
          break;
        }
      }
    }
    return faults;
  }

  /** What a decision needs is on the screen as it is, without scrolling. */
  function missing() {
    const needed = [".docks .dock", ".current, .stage", ".actions", ".hand li, .actions"];
    return needed.flatMap((selector) => {
      const all = [...document.querySelectorAll(selector)].filter(shown);
      const some = selector.startsWith(".hand") ? all.slice(0, 1) : all;
      return some
        .filter((element) => {
          const box = element.getBoundingClientRect();
          return box.top < -1 || box.bottom > innerHeight + 1;
        })
        .map((element) => `not on the screen: ${told(element)}`);
    });
  }

  /** What has the focus is seen: none of its middle, and not all of its corners, lie under something. */
  function hiddenFocus() {
    const element = document.activeElement;
    if (!element || element === document.body || spoken(element)) return [];
    const box = element.getBoundingClientRect();
    const points = [0.5, 0.15, 0.85].flatMap((x) => [0.5, 0.15, 0.85].map((y) => [box.left + x * box.width, box.top + y * box.height]));
    const visible = points.filter(([x, y]) => inView(x, y) && seenAt(element, x, y));
    return visible.length >= 3 ? [] : [`focus hidden: ${told(element)}`];
  }

  globalThis.layout = { sideways, cut, shortened, spilled, overlapping, small, missing, hiddenFocus };
})();
