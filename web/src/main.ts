import { mount } from "svelte";

import App from "./app/App.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import { preferred, speak } from "./words/words.svelte";

void speak(preferred());
const target = document.getElementById("app");
if (target) mount(App, { target });
