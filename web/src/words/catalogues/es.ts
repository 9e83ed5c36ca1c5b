export default import.meta.glob<string>("../es/*.ftl", { eager: true, query: "?raw", import: "default" });
