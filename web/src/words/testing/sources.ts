/** The sources of the page as trees: which messages they say, and what they say without a message. */
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

import { parse } from "svelte/compiler";

const SOURCES = join(import.meta.dirname, "..", "..");
/** Tests, what is made for them and for the looks of things, and types. */
const NOT_SHIPPED = /\.(test|gen|d)\.ts$|(^|\/)(testing|fixtures|gallery)\/|(^|\/)fakes\.ts$/;

interface Node {
  type: string;
  start: number;
  [member: string]: unknown;
}

/** A source as a tree. */
export interface Source {
  path: string;
  text: string;
  root: Node;
}

/** Every source of the page but for tests and what is made for them. */
export function sources(): Source[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).map((file) => file.split(sep).join("/"));
  const paths = files.filter((path) => /\.(svelte|ts)$/.test(path) && !NOT_SHIPPED.test(path));
  return paths.sort().map((path) => source(path, readFileSync(join(SOURCES, path), "utf8")));
}

/** One source; a script that is no component is read as a component that has nothing else. */
export function source(path: string, written: string): Source {
  const text = path.endsWith(".svelte") ? written : `<script lang="ts">${written}</script>`;
  return { path, text, root: parse(text, { modern: true }) as unknown as Node };
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

function members(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));
}

function walk(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const member of members(node)) walk(member, see);
}

function where({ path, text }: Source, node: Node): string {
  return `${path}:${text.slice(0, node.start).split("\n").length}`;
}

/**
 * The strings that an expression may be: of `a ? "x" : "y"` both; of `MAP[key]` all that `MAP` holds; of a name what the
 * file gives to members or parameters of that name. Null where it may be anything else.
 */
function strings(node: Node, file: Node): string[] | null {
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : null;
  if (node.type === "ConditionalExpression") {
    const [yes, no] = [strings(node.consequent as Node, file), strings(node.alternate as Node, file)];
    return yes && no && [...yes, ...no];
  }
  if (node.type === "TemplateLiteral") return templateTexts(node, file);
  if (node.type === "Identifier") return some(namedTexts(file, String(node.name)));
  if (node.type !== "MemberExpression") return null;
  if (!node.computed) return some(namedTexts(file, nameOf(node)));
  const map = declared(file, nameOf(node.object as Node));
  return map?.type === "ObjectExpression" ? some(textsOf(map)) : null;
}

function some(texts: string[]): string[] | null {
  return texts.length > 0 ? texts : null;
}

function templateTexts(node: Node, file: Node): string[] | null {
  const quasis = (node.quasis as Node[]).map((quasi) => String((quasi.value as { raw: string }).raw));
  let texts: string[] | null = quasis.slice(0, 1);
  (node.expressions as Node[]).forEach((expression, i) => {
    const middle = strings(expression, file);
    texts = texts && middle && texts.flatMap((text) => middle.map((each) => text + each + (quasis[i + 1] ?? "")));
  });
  return texts;
}

function textsOf(object: Node): string[] {
  const values = (object.properties as Node[]).map((property) => property.value as Node | undefined);
  return values.flatMap((value) => (value?.type === "Literal" && typeof value.value === "string" ? [value.value] : []));
}

/** What the file gives to members and parameters called `name`. */
function namedTexts(file: Node, name: string): string[] {
  const texts: string[] = [];
  const takers: { called: string; at: number }[] = [];
  walk(file, (node) => {
    if (node.type === "ObjectExpression") {
      const properties = (node.properties as Node[]).filter((each) => isNode(each.key) && nameOf(each.key) === name);
      texts.push(...textsOf({ ...node, properties }));
    }
    const called = takerOf(node);
    const parameters = (node.parameters ?? node.params ?? (node.value as Node | null)?.params ?? []) as Node[];
    if (called) takers.push({ called, at: parameters.findIndex((each) => nameOf(each) === name) });
  });
  for (const { called, at } of takers.filter((taker) => taker.at >= 0)) {
    walk(file, (node) => {
      if (node.type !== "CallExpression" || nameOf(node.callee as Node) !== called) return;
      const given = (node.arguments as Node[])[at];
      texts.push(...((given && given.type !== "Identifier" && strings(given, file)) || []));
    });
  }
  return texts;
}

/** The name by which a function, method or snippet is called. */
function takerOf(node: Node): string {
  if (node.type === "FunctionDeclaration") return nameOf(node.id as Node);
  if (node.type === "MethodDefinition") return nameOf(node.key as Node);
  return node.type === "SnippetBlock" ? nameOf(node.expression as Node) : "";
}

/** What a constant of the file is. */
function declared(file: Node, name: string): Node | null {
  let found: Node | null = null;
  walk(file, (node) => {
    if (node.type === "VariableDeclarator" && nameOf(node.id as Node) === name && isNode(node.init)) {
      found = node.init.type === "TSAsExpression" ? (node.init.expression as Node) : node.init;
    }
  });
  return found;
}

/** What is said under an id that is not written at the call itself. */
export interface Said {
  /** File and line. */
  where: string;
  id: string;
  /** The names of the variables given; null where they are not all written there. */
  given: string[] | null;
}

/** Every call that says a message, and every one whose message cannot be told from the source. */
export function saidBy(source: Source): { said: Said[]; open: string[] } {
  const said: Said[] = [];
  const open: string[] = [];
  walk(source.root, (node) => {
    if (node.type !== "CallExpression" || nameOf(node.callee as Node) !== "t") return;
    const [id, args] = node.arguments as Node[];
    const ids = id ? strings(id, source.root) : null;
    // Who passes an id on may be given its variables as well.
    const given = id?.type === "Identifier" && args ? null : keysOf(args);
    if (ids) said.push(...ids.map((each) => ({ where: where(source, node), id: each, given })));
    else open.push(where(source, node));
  });
  return { said, open };
}

function nameOf(callee: Node): string {
  const named = callee.type === "MemberExpression" ? (callee.property as Node) : callee;
  return named.type === "Identifier" ? String(named.name) : "";
}

function keysOf(args: Node | undefined): string[] | null {
  if (!args) return [];
  if (args.type !== "ObjectExpression") return null;
  const keys = (args.properties as Node[]).map((property) => {
    const key = property.type === "Property" && !property.computed ? (property.key as Node) : null;
    return key?.type === "Identifier" ? String(key.name) : null;
  });
  return keys.every((key) => key !== null) ? keys : null;
}

const LETTERS = /\p{L}/u;
/** Attributes of elements, and props of components, that people read or hear. */
const READ =
  /^(title|alt|placeholder|label|summary|aria-label|aria-description|aria-roledescription|aria-valuetext|aria-placeholder|heading|caption|text|hint|content)$/;
/** What a script may set that people read or hear. */
const SET = /^(title|textContent|innerText|innerHTML|ariaLabel|placeholder|alt)$/;

/** Everything that people would read or hear and that no catalogue says. */
export function unspoken(source: Source): string[] {
  const found: string[] = [];
  const report = (node: Node, text: string) => {
    if (LETTERS.test(text)) found.push(`${where(source, node)}: ${text.trim()}`);
  };
  walk(source.root, (node) => {
    if (node.type === "Text" && source.path.endsWith(".svelte")) return;
    if (node.type === "Fragment") {
      for (const child of node.nodes as Node[]) shown(child, report, source.root);
    } else if (node.type === "Attribute" && READ.test(String(node.name)) && node.value !== true) {
      for (const part of [node.value].flat() as Node[]) shown(part, report, source.root);
    } else if (node.type === "Declaration" && node.property === "content") {
      for (const [, text] of String(node.value).matchAll(/["']([^"']*)["']/g)) report(node, text ?? "");
    } else if (node.type === "AssignmentExpression") {
      const target = node.left as Node;
      if (target.type === "MemberExpression" && SET.test(nameOf(target))) literal(node.right as Node, report);
    } else if (node.type === "CallExpression" && /^(alert|confirm|prompt)$/.test(nameOf(node.callee as Node))) {
      for (const argument of node.arguments as Node[]) literal(argument, report);
    } else if (node.type === "CallExpression" && nameOf(node.callee as Node) === "setAttribute") {
      const [name, value] = node.arguments as Node[];
      if (name && value && READ.test(strings(name, node)?.[0] ?? "")) literal(value, report);
    }
  });
  return found;
}

type Report = (node: Node, text: string) => void;

function shown(node: Node, report: Report, file: Node): void {
  if (node.type === "Text") report(node, String(node.data));
  if (node.type !== "ExpressionTag" && node.type !== "HtmlTag") return;
  const expression = node.expression as Node;
  literal(expression, report);
  // What a map or a name of the file stands for is shown as well; a single letter is a sign.
  const map = expression.type === "MemberExpression" && expression.computed ? declared(file, nameOf(expression.object as Node)) : null;
  const constant = expression.type === "Identifier" ? declared(file, nameOf(expression)) : null;
  for (const text of map?.type === "ObjectExpression" ? textsOf(map) : []) if (text.length > 1) report(node, text);
  if (constant) literal(constant, report);
}

/** What `node` may be when it is shown: not what it is computed from. */
function literal(node: Node, report: Report): void {
  const parts: Record<string, string[]> = {
    ConditionalExpression: ["consequent", "alternate"],
    LogicalExpression: ["left", "right"],
    BinaryExpression: ["left", "right"],
    TemplateLiteral: ["expressions"],
    TSAsExpression: ["expression"],
    TSNonNullExpression: ["expression"],
  };
  if (node.type === "Literal" && typeof node.value === "string") report(node, node.value);
  for (const quasi of (node.type === "TemplateLiteral" ? node.quasis : []) as Node[]) {
    report(quasi, String((quasi.value as { raw: string }).raw));
  }
  const comparing = node.type === "BinaryExpression" && node.operator !== "+";
  for (const part of comparing ? [] : (parts[node.type] ?? [])) {
    for (const each of [node[part]].flat() as Node[]) literal(each, report);
  }
}
