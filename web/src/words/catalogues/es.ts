import type { Body } from "../words.svelte";

export default import.meta.glob<Body>(["../es/*.ftl", "!../es/rules.ftl"], { eager: true, import: "default" });
