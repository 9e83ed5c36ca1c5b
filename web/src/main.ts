import { mount } from "svelte";

import App from "./app/App.svelte";
import "./settings/settings.svelte";
import "./styles/base.css";
import "./styles/tokens.css";
import { recognise } from "./wire/guest.svelte";
import { begin } from "./words/words.svelte";

// A place of an older build is gone once the host has renewed the page: the new page has it.
addEventListener("vite:preloadError", () => location.reload());

const target = document.getElementById("app");
// Reading the words and making the page are a task each.
if (target) void begin(location.href).then(() => setTimeout(() => mount(App, { target })));
void recognise().catch(() => undefined);
