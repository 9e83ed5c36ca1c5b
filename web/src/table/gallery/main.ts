/** The gallery for development: `npm run dev`, then `/gallery.html?show=load-3`. It is no part of the built page. */
import { mount } from "svelte";

import { begin } from "../../words/words.svelte";
import "../../styles/tokens.css";
import "../../styles/base.css";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
await begin(location.href);
const target = document.getElementById("app");
if (target) mount(Gallery, { target, props: { show: asked.get("show") ?? "", more: asked.get("more") ?? "" } });
