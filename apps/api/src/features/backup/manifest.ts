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
  /** Migrations applied to the database, in order. */
  migrations: z.array(z.string()).min(1),
  /** Sorted so that each one references only earlier ones. */
  tables: z.array(tableSchema),
  /** Days that have a partition of raw visits. */
  eventDays: z.array(z.iso.date()),
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: z.number() })),
  /** Summary of `blobs.jsonl`. Content is left out if the bucket has its own backup. */
  blobs: z.object({
    count: z.number(),
    bytes: z.number(),
    sha256: sha256Schema,
    areIncluded: z.boolean(),
  }),
});

/** The content of a backup. Written last, so a folder without it is not a backup. */
export type Manifest = z.output<typeof manifestSchema>;
/** A table in a backup. */
export type BackupTable = Manifest['tables'][number];

/** A line of `blobs.jsonl`. */
export const blobLineSchema = z.object({
  key: z.string(),
  sizeBytes: z.number(),
  sha256: sha256Schema.optional(),
});
/** A blob in a backup. Its checksum is present if its content is. */
export type BlobLine = z.output<typeof blobLineSchema>;

/** Paths of a backup's parts. */
export const backupPaths = {
  manifest: (folder: string) => join(folder, 'manifest.json'),
  table: (folder: string, { schema, name }: { schema: string; name: string }) =>
    join(folder, 'tables', `${schema}.${name}.copy.gz`),
  blobList: (folder: string) => join(folder, 'blobs.jsonl'),
  blob: (folder: string, key: string) => join(folder, 'blobs', ...key.split('/')),
};

/**
 * Reads the manifest of a backup.
 *
 * @throws {@link ConfigError} if the folder has no backup, or one of an unknown format
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
