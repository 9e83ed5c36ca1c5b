export default import.meta.glob<string>("../ja/*.ftl", { eager: true, query: "?raw", import: "default" });
