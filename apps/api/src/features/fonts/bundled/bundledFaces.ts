import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { BlobStore } from '../../../platform/storage/blobStore.ts';
import packages from './bundledPackages.json' with { type: 'json' };

/** A file of a bundled font: the characters of one script, at one weight or all of them. */
export interface BundledFace {
  family: string;
  weight: string;
  /** Script by the name of its package, such as `cyrillic-ext`. */
  subset: string;
  unicodeRange: string;
  /** Key of its blob, which depends on its content. */
  key: string;
  bytes: Buffer;
}

const require = createRequire(import.meta.url);
const packageOf: Readonly<Record<string, string>> = packages;
/** Weights of fonts that are not variable. */
const staticWeights = [400, 700];

const known = new Map<string, Promise<readonly BundledFace[]>>();

/** Returns the faces of a bundled font; none for any other family. */
export function readBundledFaces(family: string): Promise<readonly BundledFace[]> {
  const name = Object.hasOwn(packageOf, family) ? packageOf[family] : undefined;
  if (name === undefined) return Promise.resolve([]);
  const faces = known.get(family) ?? readFaces(family, name);
  known.set(family, faces);
  return faces;
}

/** Returns the path of a bundled font's license beside the files that use the font. */
export function licensePath(family: string): string {
  return `${family.replaceAll(' ', '-')}-license.txt`;
}

/** Returns the text of a bundled font's license, which has to accompany the font. */
export function readFontLicense(family: string): Promise<Buffer> {
  return readFile(require.resolve(`${packageOf[family]}/LICENSE`));
}

async function readJson<Content>(path: string): Promise<Content> {
  return JSON.parse(await readFile(require.resolve(path), 'utf8')) as Content;
}

async function readFaces(family: string, name: string): Promise<readonly BundledFace[]> {
  const ranges = await readJson<Record<string, string>>(`${name}/unicode.json`);
  const { id, weights } = await readJson<{ id: string; weights: number[] }>(`${name}/metadata.json`);
  const files = name.startsWith('@fontsource-variable/')
    ? [{ file: 'wght', weight: `${Math.min(...weights)} ${Math.max(...weights)}` }]
    : staticWeights
        .filter((weight) => weights.includes(weight))
        .map((weight) => ({ file: String(weight), weight: String(weight) }));
  const faces = Object.entries(ranges).flatMap(([subset, unicodeRange]) =>
    files.map(async ({ file, weight }) => {
      const bytes = await readFile(require.resolve(`${name}/files/${id}-${subset}-${file}-normal.woff2`));
      const key = `files/${createHash('sha256').update(bytes).digest('hex')}.woff2`;
      return { family, weight, subset, unicodeRange, key, bytes };
    }),
  );
  return Promise.all(faces);
}

const storedIn = new WeakMap<BlobStore, Map<string, Promise<void>>>();

/** Stores faces where uploaded fonts are stored; each once while the program runs. */
export async function storeFaces(blobs: BlobStore, faces: readonly BundledFace[]): Promise<void> {
  const stored = storedIn.get(blobs) ?? new Map<string, Promise<void>>();
  storedIn.set(blobs, stored);
  await Promise.all(
    faces.map(async ({ key, bytes }) => {
      const storing = stored.get(key) ?? blobs.putIfAbsent(key, bytes);
      stored.set(key, storing);
      try {
        await storing;
      } catch (error) {
        stored.delete(key);
        throw error;
      }
    }),
  );
}
