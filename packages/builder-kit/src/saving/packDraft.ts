import type { LocalDraft } from './draftStore.ts';

type Components = LocalDraft['structure']['epackData']['components'];
type Wire = Components[string][string][string][number];

/** A draft whose pages are texts: a browser copies those as they are, and a page of objects one by one. */
export type PackedDraft = LocalDraft & { readonly pageTexts: Readonly<Record<string, string>> };

/** The text of a component; most are those of the last time. */
const texts = new WeakMap<Wire, string>();

function toText(component: Wire): string {
  const known = texts.get(component);
  if (known !== undefined) return known;
  const text = JSON.stringify(component);
  texts.set(component, text);
  return text;
}

/** A draft as it is kept. */
export function packDraft(draft: LocalDraft): PackedDraft {
  const pageTexts: Record<string, string> = {};
  const components = mapPages(draft.structure.epackData.components, (page, key) => {
    pageTexts[key] = `[${page.map(toText).join(',')}]`;
    return [];
  });
  return { ...withComponents(draft, components), pageTexts };
}

/** A kept draft as it was; those of older versions hold their pages themselves. */
export function unpackDraft(kept: LocalDraft | PackedDraft): LocalDraft {
  if (!('pageTexts' in kept)) return kept;
  const { pageTexts, ...draft } = kept;
  const components = mapPages(draft.structure.epackData.components, (page, key) => {
    const text = pageTexts[key];
    return text === undefined ? page : (JSON.parse(text) as Wire[]);
  });
  return withComponents(draft, components);
}

function withComponents(draft: LocalDraft, components: Components): LocalDraft {
  const epackData = { ...draft.structure.epackData, components };
  return { ...draft, structure: { ...draft.structure, epackData } };
}

type PageOf = (page: readonly Wire[], key: string) => readonly Wire[];

/** The same pages under the same names, each as `change` makes it. */
function mapPages(components: Components, change: PageOf): Components {
  return mapValues(components, (templates, locale) =>
    mapValues(templates, (pages, template) =>
      mapValues(pages, (page, name) => [...change(page, JSON.stringify([locale, template, name]))]),
    ),
  );
}

function mapValues<Value>(
  table: Readonly<Record<string, Value>>,
  change: (value: Value, key: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, change(value, key)]));
}
