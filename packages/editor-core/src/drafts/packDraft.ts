import type { LocalDraft } from '../store/draftStore.ts';
import { randomId } from '../store/randomId.ts';

type Components = LocalDraft['structure']['epackData']['components'];
type Wire = Components[string][string][string][number];

/** Part of a page as text. Browsers copy text quickly but clone objects one by one. */
export interface DraftPiece {
  /** Unique id. */
  readonly id: string;
  readonly text: string;
}

/** A draft without its pages' components, plus the ordered ids of the pieces that form each page. */
export type PackedDraft = LocalDraft & { readonly pagePieces: Readonly<Record<string, readonly string[]>> };

/** Drafts of older versions store each page as one text. */
type DraftOfTexts = LocalDraft & { readonly pageTexts: Readonly<Record<string, string>> };

/** A stored draft, written by this version or an older one. */
export type KeptDraft = PackedDraft | DraftOfTexts | LocalDraft;

/**
 * Approximate number of components per piece. Kept small because each piece is written with a separate
 * message.
 */
const pieceLength = 128;

interface WrittenPiece extends DraftPiece {
  readonly components: readonly Wire[];
}

/** Pieces by their first component. Most are reused from the previous draft. */
const written = new WeakMap<Wire, WrittenPiece>();

/**
 * Splits a draft into its stored form and pieces. Unchanged pieces keep their ids, so an edit writes little.
 */
export function packDraft(draft: LocalDraft): { packed: PackedDraft; pieces: readonly DraftPiece[] } {
  const pagePieces: Record<string, readonly string[]> = {};
  const pieces: DraftPiece[] = [];
  const components = mapPages(draft.structure.epackData.components, (page, key) => {
    const ofPage = cutPage(page).map(toPiece);
    pagePieces[key] = ofPage.map(({ id }) => id);
    pieces.push(...ofPage);
    return [];
  });
  return { packed: { ...withComponents(draft, components), pagePieces }, pieces };
}

/** Lists the ids of the pieces of a stored draft. */
export function listPieceIds(kept: KeptDraft): readonly string[] {
  return 'pagePieces' in kept ? Object.values(kept.pagePieces).flat() : [];
}

/** Restores a draft from its stored form. */
export function unpackDraft(kept: KeptDraft, texts: ReadonlyMap<string, string>): LocalDraft {
  if ('pageTexts' in kept) {
    const { pageTexts, ...draft } = kept;
    return withPages(draft, (key) => pageTexts[key]);
  }
  if (!('pagePieces' in kept)) return kept;
  const { pagePieces, ...draft } = kept;
  return withPages(draft, (key) => {
    const pieces = pagePieces[key]?.map((id) => texts.get(id) ?? '');
    return pieces && `[${pieces.join(',')}]`;
  });
}

/**
 * Splits a page at positions derived from component ids, not after a fixed count, so that adding or removing
 * components changes only one piece.
 */
function cutPage(page: readonly Wire[]): readonly (readonly Wire[])[] {
  const pieces: Wire[][] = [];
  for (const component of page) {
    const last = pieces.at(-1);
    if (last && Number(component.id) % pieceLength !== 0) last.push(component);
    else pieces.push([component]);
  }
  return pieces;
}

function toPiece(components: readonly Wire[]): DraftPiece {
  const [first] = components;
  if (first === undefined) throw new Error('A piece of a page has at least one component');
  const known = written.get(first);
  if (known && isSame(known.components, components)) return known;
  const text = JSON.stringify(components).slice(1, -1);
  const piece = { id: randomId(), text, components };
  written.set(first, piece);
  return piece;
}

function isSame(one: readonly Wire[], other: readonly Wire[]): boolean {
  return one.length === other.length && one.every((component, at) => component === other[at]);
}

function withPages(draft: LocalDraft, readText: (key: string) => string | undefined): LocalDraft {
  const components = mapPages(draft.structure.epackData.components, (page, key) => {
    const text = readText(key);
    return text === undefined ? page : (JSON.parse(text) as Wire[]);
  });
  return withComponents(draft, components);
}

function withComponents(draft: LocalDraft, components: Components): LocalDraft {
  const epackData = { ...draft.structure.epackData, components };
  return { ...draft, structure: { ...draft.structure, epackData } };
}

type PageOf = (page: readonly Wire[], key: string) => readonly Wire[];

/** Maps each page and keeps its name. */
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
