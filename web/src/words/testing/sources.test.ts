import { describe, expect, it } from "vitest";

import { saidBy, source, unspoken } from "./sources";

function ids(written: string, path = "a.svelte"): string[] {
  return saidBy(source(path, written)).said.map(({ id }) => id);
}

describe("what a source says", () => {
  it("is found in scripts, in templates and in attributes", () => {
    expect(ids(`<script lang="ts">const a = t("one");</script><p title={t("two")}>{t("three", { n: 1 })}</p>`).sort()).toEqual([
      "one",
      "three",
      "two",
    ]);
    expect(ids(`export const a = (voice: Voice) => voice.t("one");`, "a.ts")).toEqual(["one"]);
  });

  it("is found behind choices, maps, members, parameters and templates", () => {
    expect(ids(`{t(yes ? "one" : "two")}`)).toEqual(["one", "two"]);
    expect(ids(`const MAP = { a: "one", b: "two" } as const; t(MAP[key]);`, "a.ts")).toEqual(["one", "two"]);
    expect(ids(`<script>const all = [{ word: "one" }, { word: "two" }];</script>{#each all as { word }}{t(word)}{/each}`)).toEqual([
      "one",
      "two",
    ]);
    expect(ids("{#snippet says(word)}{t(word)}{t(`${word}-text`)}{/snippet}{@render says('one')}")).toEqual(["one", "one-text"]);
  });

  it("is open where nobody can tell", () => {
    expect(saidBy(source("a.ts", "const a = 1;\nt(`say-${state.phase}`);")).open).toEqual(["a.ts:2"]);
  });

  it("comes with the variables that are written there", () => {
    const given = (args: string) => saidBy(source("a.ts", `t("one", ${args});`)).said[0]?.given;
    expect(given("{ a, b: 1 }")).toEqual(["a", "b"]);
    expect(given("{ ...more, a }")).toBeNull();
    expect(given("more")).toBeNull();
  });
});

describe("what no catalogue says", () => {
  it.each([
    ["<p>Hello</p>", "Hello"],
    ["<p>{busy ? 'Wait' : ''}</p>", "Wait"],
    ["<p>{`Dock ${dock}`}</p>", "Dock"],
    ["<script>const CAPS = { a: 'A', enter: 'Enter' };</script><kbd>{CAPS[key]}</kbd>", "Enter"],
    ["<script>const title = 'Noah';</script><h1>{title}</h1>", "Noah"],
    ["<p>{name + ' plays'}</p>", "plays"],
    ["<button aria-label='Close'></button>", "Close"],
    ["<img alt={`Card ${n}`} />", "Card"],
    ["<Dialog title='Rules' />", "Rules"],
    ["{#if a}<b>日本</b>{/if}", "日本"],
    ["<svg><title>Noah</title></svg>", "Noah"],
    ["<script>document.title = 'Noah';</script>", "Noah"],
    ["<script>label.setAttribute('aria-label', `Dock ${n}`);</script>", "Dock"],
    ["<script>alert('Really?');</script>", "Really?"],
    ["<style>p::before { content: 'New '; }</style>", "New"],
  ])("is seen in %s", (written, text) => {
    expect(unspoken(source("a.svelte", written))).toEqual([`a.svelte:1: ${text}`]);
  });

  it.each([
    "<p>{t('one')}</p>",
    "<p>{dock} / 21 ♂ ·</p>",
    "<p class='board' data-card='cat:m' id='hand'>{look.weight}</p>",
    "<p>{t(kind === 'pair' ? 'one' : 'two')}</p>",
    "<p>{kind === 'pair' ? 2 : 1}</p>",
    "<Icon name='ic-close' />",
    "<style>p::before { content: counter(step) ' · '; }</style>",
    "<script>const kind = 'pair'; throw new Error('no such dock');</script>",
  ])("is not seen in %s", (written) => {
    expect(unspoken(source("a.svelte", written))).toEqual([]);
  });
});
