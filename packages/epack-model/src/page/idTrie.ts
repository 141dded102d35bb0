/**
 * A persistent map from non-negative integers to values: a radix tree whose nodes have 16 slots.
 * A write copies the nodes on the way to its slot and shares the rest, so it costs the depth of the tree
 * (four nodes at 65,536 ids), never its size.
 */
export interface IdTrie<T> {
  readonly root: TrieNode<T>;
  /** Ids below this fit without another level: 16, 256, 4096, … */
  readonly capacity: number;
  readonly size: number;
}

type TrieNode<T> = readonly (TrieNode<T> | T | undefined)[];

const slotsPerNode = 16;
const slotMask = slotsPerNode - 1;
const emptyNode: readonly undefined[] = Array.from({ length: slotsPerNode }, () => undefined);

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

/** The trie with `value` at `id`; `undefined` removes. `id` must be a non-negative integer. */
export function writeTrie<T>(trie: IdTrie<T>, id: number, value: T | undefined): IdTrie<T> {
  const had = readTrie(trie, id) !== undefined;
  if (value === undefined) return had ? withoutId(trie, id) : trie;
  const roomy = growTo(trie, id);
  return {
    root: nodeWith(roomy.root, roomy.capacity / slotsPerNode, id, value),
    capacity: roomy.capacity,
    size: had ? trie.size : trie.size + 1,
  };
}

function growTo<T>(trie: IdTrie<T>, id: number): IdTrie<T> {
  let { root, capacity } = trie;
  while (id >= capacity) {
    const grown: (TrieNode<T> | T | undefined)[] = emptyNode.slice();
    grown[0] = trie.size === 0 ? undefined : root;
    root = grown;
    capacity *= slotsPerNode;
  }
  return { root, capacity, size: trie.size };
}

function nodeWith<T>(node: TrieNode<T>, scale: number, id: number, value: T): TrieNode<T> {
  const slot = (id / scale) & slotMask;
  const copy = node.slice();
  copy[slot] =
    scale === 1
      ? value
      : nodeWith((node[slot] as TrieNode<T> | undefined) ?? emptyNode, scale / slotsPerNode, id, value);
  return copy;
}

function withoutId<T>(trie: IdTrie<T>, id: number): IdTrie<T> {
  const root = nodeWithout(trie.root, trie.capacity / slotsPerNode, id);
  return { root: root ?? emptyNode, capacity: trie.capacity, size: trie.size - 1 };
}

function nodeWithout<T>(node: TrieNode<T>, scale: number, id: number): TrieNode<T> | undefined {
  const slot = (id / scale) & slotMask;
  const copy = node.slice();
  copy[slot] = scale === 1 ? undefined : nodeWithout(node[slot] as TrieNode<T>, scale / slotsPerNode, id);
  return copy.every((entry) => entry === undefined) ? undefined : copy;
}

/** The highest id with a value, or -1. */
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
