import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import { ConfigError } from '../../platform/config/config.ts';

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Of the file in `tables/`. */
  sha256: sha256Schema,
});

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Those the database had, in order. */
  migrations: z.array(z.string()).min(1),
  /** In an order in which each refers only to those before it. */
  tables: z.array(tableSchema),
  /** Days that have a partition of raw visits. */
  eventDays: z.array(z.iso.date()),
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: z.number() })),
  /** What `blobs.jsonl` lists. Their content is left out where the bucket is kept otherwise. */
  blobs: z.object({
    count: z.number(),
    bytes: z.number(),
    sha256: sha256Schema,
    areIncluded: z.boolean(),
  }),
});

/** What a backup consists of. It is written last: a folder without it is no backup. */
export type Manifest = z.output<typeof manifestSchema>;
/** One table of it. */
export type BackupTable = Manifest['tables'][number];

/** A line of `blobs.jsonl`. */
export const blobLineSchema = z.object({
  key: z.string(),
  sizeBytes: z.number(),
  sha256: sha256Schema.optional(),
});
/** A blob as a backup lists it; its sum is there where its content is. */
export type BlobLine = z.output<typeof blobLineSchema>;

/** Where the parts of a backup are. */
export const backupPaths = {
  manifest: (folder: string) => join(folder, 'manifest.json'),
  table: (folder: string, { schema, name }: { schema: string; name: string }) =>
    join(folder, 'tables', `${schema}.${name}.copy.gz`),
  blobList: (folder: string) => join(folder, 'blobs.jsonl'),
  blob: (folder: string, key: string) => join(folder, 'blobs', ...key.split('/')),
};

/**
 * Reads what a backup consists of.
 *
 * @throws {@link ConfigError} for a folder that holds no backup this release understands
 */
export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(backupPaths.manifest(folder), 'utf8');
  } catch {
    throw new ConfigError(`${folder} holds no backup: there is no manifest.json in it.`);
  }
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new ConfigError(`The manifest of ${folder} is damaged, or of a release this one does not know.`);
  }
}
