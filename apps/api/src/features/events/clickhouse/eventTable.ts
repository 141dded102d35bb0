import type { StreamEvent } from '../eventStore.ts';
import type { ClickHouse } from './clickHouse.ts';

/** The table of events; a Distributed table for several servers. */
export const eventTable = 'visits';

/**
 * Creates a table of events if it does not exist. An event sent twice is stored twice until the engine merges
 * both rows; queries use FINAL, so that it counts once before that too. A Distributed table has to be sharded
 * by `cityHash64(event_id)`, so that both rows are on one server.
 */
export function createTable(name: string): string {
  return `
    CREATE TABLE IF NOT EXISTS ${name} (
      ts DateTime, ts_ms Int64, event_id String, kind String, epack_id String, retailer_id Int32, license_id Int32,
      shelf_id Int32, publication String, ean String, mpn String, brand String, locale String, page_key String, block Int64, ms Int64,
      visitor String, browser String, device String, os String, platform String, country String, host String,
      is_foreign UInt8, is_demo UInt8, class UInt8, view_id String,
      impossible_view String, network String
    ) ENGINE = ReplacingMergeTree() PARTITION BY toYYYYMM(ts) ORDER BY (license_id, ts, event_id)
  `;
}

/** Columns of later releases, with their types; a table of an earlier release gets them at the start. */
const addedColumns = {
  page_key: 'String',
  class: 'UInt8',
  view_id: 'String',
  impossible_view: 'String',
  network: 'String',
};

/** Adds the columns that a table of an earlier release lacks; `IF NOT EXISTS` is newer than the oldest engine. */
export async function addColumns(clickHouse: ClickHouse, name: string): Promise<void> {
  const rows = await clickHouse.ask<{ name: string }>(
    `SELECT name FROM system.columns WHERE database = currentDatabase() AND table = '${name}'`,
  );
  const known = new Set(rows.map((row) => row.name));
  for (const [column, type] of Object.entries(addedColumns))
    if (!known.has(column)) await clickHouse.run(`ALTER TABLE ${name} ADD COLUMN ${column} ${type}`);
}

/** Placeholders for absent values: nullable columns cost twice as much. */
export const absent = { text: '', id: 0, number: -1 } as const;

/** An event as its row. */
export function toRow(event: StreamEvent): object {
  const { ts, visitor, epack_id, license_id, block, ms, is_foreign, is_demo, view_id, network, ...rest } =
    event;
  return {
    ...rest,
    ts: Math.floor(ts.getTime() / 1000),
    ts_ms: ts.getTime(),
    epack_id: epack_id ?? absent.text,
    license_id: license_id ?? absent.id,
    visitor: visitor?.toString('hex') ?? absent.text,
    block: block ?? absent.number,
    ms: ms ?? absent.number,
    view_id: view_id ?? event.event_id,
    impossible_view: rest.impossible_view ?? absent.text,
    network: network?.toString('hex') ?? absent.text,
    is_foreign: Number(is_foreign),
    is_demo: Number(is_demo),
  };
}
