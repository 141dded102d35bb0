/** A ClickHouse server, accessed over plain HTTP. */
export interface ClickHouse {
  /** Runs a query. 64-bit integers are returned as numbers. */
  ask<Row extends object>(statement: string): Promise<Row[]>;
  /** Runs a statement without a result. */
  run(statement: string): Promise<void>;
  /** Inserts rows; resolves once their servers have stored them. */
  insert(table: string, rows: readonly object[]): Promise<void>;
}

const usualTimeoutMs = 30_000;

/** An error reported by ClickHouse, in its own words. */
class ClickHouseError extends Error {
  override readonly name = 'ClickHouseError';
}

/**
 * Opens a ClickHouse by its address, with user and password in the address and settings such as `database` in
 * its query. Uses only features that both the oldest supported release (18.16) and the current one have. A
 * request that takes longer than `timeoutMs` fails.
 */
export function openClickHouse(address: string, timeoutMs = usualTimeoutMs): ClickHouse {
  const url = new URL(address);
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const headers = new Headers(url.username === '' ? {} : { authorization: `Basic ${btoa(credentials)}` });
  url.username = '';
  url.password = '';

  async function send(body: string, settings: Record<string, string> = {}): Promise<string> {
    const target = new URL(url);
    for (const [name, value] of Object.entries(settings)) target.searchParams.set(name, value);
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(target, { method: 'POST', headers, body, signal });
    const text = await response.text();
    if (!response.ok) throw new ClickHouseError(text.slice(0, 1000));
    return text;
  }

  return {
    async ask<Row extends object>(statement: string) {
      const text = await send(`${statement} FORMAT JSONEachRow`, {
        output_format_json_quote_64bit_integers: '0',
      });
      const lines = text.split('\n').filter((line) => line !== '');
      return lines.map((line) => JSON.parse(line) as Row);
    },
    async run(statement) {
      await send(statement);
    },
    async insert(table, rows) {
      const body = rows.map((row) => JSON.stringify(row)).join('\n');
      // Otherwise a Distributed table answers before the shards have the rows.
      await send(body, { query: `INSERT INTO ${table} FORMAT JSONEachRow`, insert_distributed_sync: '1' });
    },
  };
}
