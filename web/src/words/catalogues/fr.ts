export default import.meta.glob<string>("../fr/*.ftl", { eager: true, query: "?raw", import: "default" });
