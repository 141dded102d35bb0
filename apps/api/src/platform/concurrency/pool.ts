/** Opened things that are shared by key, and stay open for a while after their use. */
export interface Pool<Item> {
  /** Calls `work` with the thing of a key, opened if it is not. */
  use<Result>(key: string, work: (item: Item) => Promise<Result>): Promise<Result>;
  /** Closes what is not in use now, and the rest after its use. */
  close(): Promise<void>;
}

interface PoolOptions<Item> {
  open(key: string): Promise<Item>;
  close(item: Item): Promise<void>;
  /** The most things that stay open without being used. */
  maxIdle: number;
}

interface Entry<Item> {
  item: Promise<Item>;
  users: number;
}

/** Creates an empty pool. */
export function createPool<Item>({ open, close, maxIdle }: PoolOptions<Item>): Pool<Item> {
  // In the order of their last use.
  const entries = new Map<string, Entry<Item>>();
  let isClosed = false;

  async function drop(key: string, entry: Entry<Item>): Promise<void> {
    if (entries.get(key) === entry) entries.delete(key);
    await close(await entry.item);
  }

  function take(key: string): Entry<Item> {
    const entry = entries.get(key) ?? { item: open(key), users: 0 };
    entry.users++;
    entries.delete(key);
    entries.set(key, entry);
    return entry;
  }

  async function giveBack(entry: Entry<Item>): Promise<void> {
    entry.users--;
    if (entry.users > 0) return;
    const idle = [...entries].filter(([, { users }]) => users === 0);
    const surplus = idle.slice(0, Math.max(0, idle.length - (isClosed ? 0 : maxIdle)));
    await Promise.all(surplus.map(([name, other]) => drop(name, other)));
  }

  return {
    async use(key, work) {
      const entry = take(key);
      let item: Item;
      try {
        item = await entry.item;
      } catch (error) {
        if (entries.get(key) === entry) entries.delete(key);
        throw error;
      }
      try {
        return await work(item);
      } finally {
        await giveBack(entry);
      }
    },
    async close() {
      isClosed = true;
      const idle = [...entries].filter(([, { users }]) => users === 0);
      await Promise.all(idle.map(([key, entry]) => drop(key, entry)));
    },
  };
}
