import type { Body } from "../words.svelte";

export default import.meta.glob<Body>(["../fr/*.ftl", "!../fr/rules.ftl"], { eager: true, import: "default" });
