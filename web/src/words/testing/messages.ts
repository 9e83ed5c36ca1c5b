/** What the messages of a catalogue are made of. */
import { parse, Visitor, type Message, type MessageReference, type SelectExpression, type TextElement, type VariableReference } from "@fluent/syntax";

import type { Language } from "../languages";
import { catalogues } from "./catalogues";

/** One message, as it is written. */
export interface Written {
  area: string;
  /** Each variable, with the keys of the selectors on it. */
  variables: Map<string, Set<string>>;
  /** The messages that it refers to. */
  refers: Set<string>;
  /** Its words, piece by piece. */
  texts: string[];
}

class Reader extends Visitor {
  readonly variables = new Map<string, Set<string>>();
  readonly refers = new Set<string>();
  readonly texts: string[] = [];

  override visitVariableReference(node: VariableReference): void {
    this.keysOf(node.id.name);
  }

  override visitMessageReference(node: MessageReference): void {
    this.refers.add(node.id.name);
  }

  override visitTextElement(node: TextElement): void {
    this.texts.push(node.value);
  }

  override visitSelectExpression(node: SelectExpression): void {
    if (node.selector.type === "VariableReference") {
      const keys = this.keysOf(node.selector.id.name);
      for (const { key } of node.variants) keys.add(key.type === "NumberLiteral" ? key.value : key.name);
    }
    this.genericVisit(node);
  }

  private keysOf(name: string): Set<string> {
    const keys = this.variables.get(name) ?? new Set<string>();
    this.variables.set(name, keys);
    return keys;
  }
}

/** The faults of syntax in a catalogue, each with its line. */
export function faults(text: string): string[] {
  return parse(text, { withSpans: true }).body.flatMap((entry) => {
    if (entry.type !== "Junk") return [];
    const line = text.slice(0, entry.span?.start ?? 0).split("\n").length;
    return entry.annotations.map((note) => `line ${line}: ${note.message}`);
  });
}

/** The ids that a catalogue has, in their order, one that is there twice included. */
export function idsIn(text: string): string[] {
  return parse(text, {}).body.flatMap((entry) => (entry.type === "Message" ? [entry.id.name] : []));
}

/** Every message of a language by its id. */
export function messagesOf(language: Language): Map<string, Written> {
  const found = new Map<string, Written>();
  for (const [area, text] of catalogues(language)) {
    for (const entry of parse(text, {}).body) {
      if (entry.type === "Message") found.set(entry.id.name, written(area, entry));
    }
  }
  return found;
}

function written(area: string, message: Message): Written {
  const reader = new Reader();
  reader.visit(message);
  const { variables, refers, texts } = reader;
  return { area, variables, refers, texts };
}

/** The messages that make up `id`: itself and those it refers to. */
export function whole(id: string, messages: ReadonlyMap<string, Written>, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const other of messages.get(id)?.refers ?? []) whole(other, messages, seen);
  return seen;
}

/** What must be given to say `id`: each variable with the keys that select on it. */
export function needed(id: string, messages: ReadonlyMap<string, Written>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const part of whole(id, messages)) {
    for (const [name, keys] of messages.get(part)?.variables ?? []) {
      found.set(name, new Set([...(found.get(name) ?? []), ...keys]));
    }
  }
  return found;
}
