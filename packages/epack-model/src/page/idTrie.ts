/**
 * A persistent map from non-negative integers to values: a radix tree whose nodes have up to 32 slots. A
 * write copies the nodes on the path to its slot and shares the others, so its cost depends on the tree's
 * depth (three nodes at 32,768 ids), not on its size.
 */
export interface IdTrie<T> {
  readonly root: TrieNode<T>;
  /** Ids below this fit without another level: 32, 1024, 32,768, … */
  readonly capacity: number;
  readonly size: number;
}

/** Slots hold nodes of the next level, or values at the lowest level. A node ends at its last used slot. */
type TrieNode<T> = readonly (TrieNode<T> | T | undefined)[];

const slotsPerNode = 32;
const slotMask = slotsPerNode - 1;
const emptyNode: readonly undefined[] = [];

const emptyTrie: IdTrie<never> = { root: emptyNode, capacity: slotsPerNode, size: 0 };

export function createTrie<T>(): IdTrie<T> {
  return emptyTrie;
}

export function readTrie<T>(trie: IdTrie<T>, id: number): T | undefined {
  if (!(id >= 0 && id < trie.capacity && Number.isInteger(id))) return undefined;
  let node: TrieNode<T> = trie.root;
  for (let scale = trie.capacity / slotsPerNode; scale > 1; scale /= slotsPerNode) {
    const next = node[(id / scale) & slotMask];
    if (next === undefined) return undefined;
    node = next as TrieNode<T>;
  }
  return node[id & slotMask] as T | undefined;
}

/** Sets the value at `id`; `undefined` removes it. `id` must be a non-negative integer. */
export function writeTrie<T>(trie: IdTrie<T>, id: number, value: T | undefined): IdTrie<T> {
  const had = readTrie(trie, id) !== undefined;
  if (value === undefined) return had ? withoutId(trie, id) : trie;
  const { root, capacity } = grownTo(trie, id);
  return {
    root: nodeWith(root, capacity / slotsPerNode, id, value),
    capacity,
    size: had ? trie.size : trie.size + 1,
  };
}

/** Builds a trie from many entries, without the copies of adding them one by one. */
export function trieOf<T>(entries: Iterable<readonly [id: number, value: T]>): IdTrie<T> {
  let { root, capacity } = createTrie<T>();
  let size = 0;
  for (const [id, value] of entries) {
    ({ root, capacity } = grownTo({ root, capacity, size }, id));
    if (root === emptyNode) root = [];
    if (place(root as MutableNode<T>, capacity / slotsPerNode, id, value)) size++;
  }
  return { root, capacity, size };
}

type MutableNode<T> = (TrieNode<T> | T | undefined)[];

/** Writes in place; returns true if there was no entry before. */
function place<T>(root: MutableNode<T>, topScale: number, id: number, value: T): boolean {
  let node = root;
  for (let scale = topScale; scale > 1; scale /= slotsPerNode) {
    const slot = (id / scale) & slotMask;
    while (node.length <= slot) node.push(undefined);
    node = (node[slot] ??= []) as MutableNode<T>;
  }
  const slot = id & slotMask;
  while (node.length <= slot) node.push(undefined);
  const isNew = node[slot] === undefined;
  node[slot] = value;
  return isNew;
}

/** Returns the highest id with a value, or -1. */
export function highestId<T>(trie: IdTrie<T>): number {
  if (trie.size === 0) return -1;
  let id = 0;
  let node: TrieNode<T> = trie.root;
  for (let scale = trie.capacity / slotsPerNode; ; scale /= slotsPerNode) {
    const slot = node.findLastIndex((entry) => entry !== undefined);
    id += slot * scale;
    if (scale === 1) return id;
    node = node[slot] as TrieNode<T>;
  }
}

function grownTo<T>(trie: IdTrie<T>, id: number): Pick<IdTrie<T>, 'root' | 'capacity'> {
  let { root, capacity } = trie;
  while (id >= capacity) {
    root = trie.size === 0 ? emptyNode : [root];
    capacity *= slotsPerNode;
  }
  return { root, capacity };
}

function nodeWith<T>(node: TrieNode<T>, scale: number, id: number, value: T): TrieNode<T> {
  const slot = (id / scale) & slotMask;
  const copy = node.slice();
  while (copy.length < slot) copy.push(undefined);
  copy[slot] =
    scale === 1 ? value : nodeWith((node[slot] ?? emptyNode) as TrieNode<T>, scale / slotsPerNode, id, value);
  return copy;
}

function withoutId<T>(trie: IdTrie<T>, id: number): IdTrie<T> {
  const root = nodeWithout(trie.root, trie.capacity / slotsPerNode, id);
  return { root: root ?? emptyNode, capacity: trie.capacity, size: trie.size - 1 };
}

/** Returns `undefined` if no slot is left, so that the slot above is freed. */
function nodeWithout<T>(node: TrieNode<T>, scale: number, id: number): TrieNode<T> | undefined {
  const slot = (id / scale) & slotMask;
  const copy = node.slice();
  copy[slot] = scale === 1 ? undefined : nodeWithout(node[slot] as TrieNode<T>, scale / slotsPerNode, id);
  while (copy.length > 0 && copy.at(-1) === undefined) copy.pop();
  return copy.length === 0 ? undefined : copy;
}
