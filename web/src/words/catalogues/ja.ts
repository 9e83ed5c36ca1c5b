import type { Body } from "../words.svelte";

export default import.meta.glob<Body>(["../ja/*.ftl", "!../ja/rules.ftl"], { eager: true, import: "default" });
