import { mount } from "svelte";

import App from "./app/App.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import { begin } from "./words/words.svelte";

void begin(location.href);
const target = document.getElementById("app");
if (target) mount(App, { target });
