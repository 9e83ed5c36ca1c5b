import { createHash } from "node:crypto";
import type { OutputBundle, OutputChunk, Plugin } from "rolldown";

/** What is needed soon, by where it is written from. */
interface Soon {
  languages: Record<string, string>;
  /** The files of a table's place. */
  place: string[];
}

/**
 * Puts a short script before everything else: it sets the chosen theme before the first paint, and has the browser fetch
 * at once what the page will ask for: the words of its reader, and the table where the address is one.
 */
export function early(): Plugin {
  return {
    name: "noah-early",
    generateBundle(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") return;
      const source = `(${first.toString()})(${JSON.stringify(soon(bundle))});\n`;
      const fileName = `assets/early-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.js`;
      this.emitFile({ type: "asset", fileName, source });
      const script = `<script src="./${fileName}"></script>\n    `;
      page.source = String(page.source).replace(/(?=<script type="module")/, script);
    },
  };
}

function soon(bundle: OutputBundle): Soon {
  const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
  const named = (file: RegExp) => chunks.filter(({ facadeModuleId }) => file.test(facadeModuleId ?? ""));
  const languages = named(/\/words\/catalogues\/\w+\.ts$/).map(({ name, fileName }) => [name, fileName]);
  return { languages: Object.fromEntries(languages), place: named(/\/table\/TablePage\.svelte$/).flatMap(filesOf) };
}

function filesOf(chunk: OutputChunk): string[] {
  const { viteMetadata } = chunk as OutputChunk & { viteMetadata?: { importedCss: Set<string> } };
  return [chunk.fileName, ...chunk.imports, ...(viteMetadata?.importedCss ?? [])];
}

/** The script itself; it stands alone, and what it knows of languages and places is what the page knows better a moment later. */
function first({ languages, place }: Soon): void {
  const root = document.querySelector('meta[name="noah-root"]')?.getAttribute("content") ?? "./";
  const kept = (name: string): string | null => {
    try {
      return localStorage.getItem(`noah-${name}`);
    } catch {
      return null;
    }
  };
  const theme = kept("theme");
  if (theme === "dawn" || theme === "night") document.documentElement.dataset.theme = theme;

  const wanted = [kept("language") ?? "", ...navigator.languages].map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  const words = languages[wanted.find((tag) => tag in languages) ?? "en"] ?? "";
  const [, table = null] = /\/table\/([0-9a-f]{32})\/?$/.exec(location.pathname) ?? [];
  // A task for each, as each takes a slow machine long.
  const ask = (rel: string, file: string, as = ""): unknown =>
    setTimeout(() => {
      const link = document.createElement("link");
      Object.assign(link, { rel, as, crossOrigin: "anonymous", href: root + file });
      document.head.append(link);
    });
  ask("modulepreload", words);
  if (table === null) return;
  for (const file of place) {
    if (file.endsWith(".css")) ask("preload", file, "style");
    else ask("modulepreload", file);
  }
  for (const path of [`tables/${table}`, "cards"]) ask("preload", `api/${path}`, "fetch");
}
