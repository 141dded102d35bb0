import type { LocalDraft } from '../store/draftStore.ts';
import { randomId } from '../store/randomId.ts';

type Components = LocalDraft['structure']['epackData']['components'];
type Wire = Components[string][string][string][number];

/** A stretch of a page as a text: a browser copies that as it is, and a page of objects one by one. */
export interface DraftPiece {
  /** No other piece has it. */
  readonly id: string;
  readonly text: string;
}

/** A draft without what stands on its pages, and the ids of the pieces that make each of them, in order. */
export type PackedDraft = LocalDraft & { readonly pagePieces: Readonly<Record<string, readonly string[]>> };

/** Drafts of older versions hold each page as one text. */
type DraftOfTexts = LocalDraft & { readonly pageTexts: Readonly<Record<string, string>> };

/** A draft as this version or an older one keeps it. */
export type KeptDraft = PackedDraft | DraftOfTexts | LocalDraft;

/** How many components a piece has, more or less: few, since each is written with a message of its own. */
const pieceLength = 128;

interface WrittenPiece extends DraftPiece {
  readonly components: readonly Wire[];
}

/** Pieces by their first component; most are those of the last time. */
const written = new WeakMap<Wire, WrittenPiece>();

/**
 * A draft as it is kept, and its pieces. One that was packed before has the same id as then, so that after an edit there is
 * little to write.
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

/** The pieces that a kept draft is made of. */
export function listPieceIds(kept: KeptDraft): readonly string[] {
  return 'pagePieces' in kept ? Object.values(kept.pagePieces).flat() : [];
}

/** A kept draft as it was. */
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

/** Cuts where ids say so, and not after so many components: what is put in or taken out changes one piece, not all after it. */
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
