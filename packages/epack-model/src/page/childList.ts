import type { ComponentId } from '../schemas/component.ts';

/**
 * The ids of a parent's children in order, in chunks: a change to a list of thousands copies one chunk, and
 * finding an id searches few.
 */
export interface ChildList {
  readonly chunks: readonly Chunk[];
  readonly length: number;
}

/**
 * Never empty. All ids lie between `lowest` and `highest`; after a removal, these limits can be wider than
 * the ids.
 */
interface Chunk {
  readonly ids: readonly ComponentId[];
  readonly lowest: ComponentId;
  readonly highest: ComponentId;
}

/** The position of an index: its chunk, and the offset in the chunk. */
interface Place {
  readonly at: number;
  readonly offset: number;
}

const maxChunkLength = 128;
const halfChunkLength = maxChunkLength / 2;

const noIds: readonly ComponentId[] = [];
const flatLists = new WeakMap<ChildList, readonly ComponentId[]>();

export const emptyChildList: ChildList = { chunks: [], length: 0 };

export function childListOf(ids: readonly ComponentId[]): ChildList {
  return { chunks: chunksOf(ids), length: ids.length };
}

/** Returns the list as an array; the same array each time for the same list. */
export function flatIds(list: ChildList): readonly ComponentId[] {
  const { chunks } = list;
  if (chunks.length < 2) return chunks[0]?.ids ?? noIds;
  let flat = flatLists.get(list);
  if (!flat) flatLists.set(list, (flat = chunks.flatMap(({ ids }) => ids)));
  return flat;
}

/** Returns the index of an id, or -1. */
export function indexInList(list: ChildList, id: ComponentId): number {
  let start = 0;
  for (const { ids, lowest, highest } of list.chunks) {
    const at = id >= lowest && id <= highest ? ids.indexOf(id) : -1;
    if (at >= 0) return start + at;
    start += ids.length;
  }
  return -1;
}

/** Inserts ids before `index`, which is at most the list's length. */
export function insertIntoList(list: ChildList, index: number, inserted: readonly ComponentId[]): ChildList {
  const { at, offset } = placeOf(list, index, true);
  const chunk = list.chunks[at];
  const length = list.length + inserted.length;
  if (!chunk) return { chunks: chunksOf(inserted), length };
  const [only] = inserted;
  if (only !== undefined && inserted.length === 1 && chunk.ids.length < maxChunkLength) {
    return { chunks: list.chunks.with(at, grown(chunk, offset, only)), length };
  }
  const ids = [...chunk.ids.slice(0, offset), ...inserted, ...chunk.ids.slice(offset)];
  return { chunks: list.chunks.toSpliced(at, 1, ...chunksOf(ids)), length };
}

/** Removes the id at `index`, which must exist. */
export function removeFromList(list: ChildList, index: number): ChildList {
  const { at, offset } = placeOf(list, index, false);
  const chunk = list.chunks[at];
  if (!chunk) return list;
  const length = list.length - 1;
  const ids = chunk.ids.toSpliced(offset, 1);
  if (ids.length === 0) return { chunks: list.chunks.toSpliced(at, 1), length };
  const next = list.chunks[at + 1];
  // Merges a chunk that became small with the next, so that removals do not leave many tiny chunks.
  if (next && ids.length + next.ids.length <= halfChunkLength) {
    return { chunks: list.chunks.toSpliced(at, 2, chunkOf(ids.concat(next.ids))), length };
  }
  return { chunks: list.chunks.with(at, { ...chunk, ids }), length };
}

function placeOf(list: ChildList, index: number, isGap: boolean): Place {
  let at = 0;
  let offset = index;
  for (const { ids } of list.chunks) {
    if (offset < ids.length || (isGap && offset === ids.length)) break;
    offset -= ids.length;
    at++;
  }
  return { at, offset };
}

function grown({ ids, lowest, highest }: Chunk, offset: number, id: ComponentId): Chunk {
  return {
    ids: ids.toSpliced(offset, 0, id),
    lowest: id < lowest ? id : lowest,
    highest: id > highest ? id : highest,
  };
}

function chunksOf(ids: readonly ComponentId[]): Chunk[] {
  if (ids.length === 0) return [];
  if (ids.length <= maxChunkLength) return [chunkOf(ids)];
  const chunks: Chunk[] = [];
  for (let start = 0; start < ids.length; start += halfChunkLength) {
    chunks.push(chunkOf(ids.slice(start, start + halfChunkLength)));
  }
  return chunks;
}

function chunkOf(ids: readonly ComponentId[]): Chunk {
  let lowest = ids[0] ?? 0;
  let highest = lowest;
  for (const id of ids) {
    if (id < lowest) lowest = id;
    if (id > highest) highest = id;
  }
  return { ids, lowest, highest };
}
