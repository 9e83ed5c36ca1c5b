import type { Body } from "../words.svelte";

export default import.meta.glob<Body>(["../en/*.ftl", "!../en/rules.ftl"], { eager: true, import: "default" });
