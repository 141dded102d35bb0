import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

interface Entry {
  readonly file: string;
  readonly brand: string;
  readonly product: string;
  readonly kind: string;
  /** Pixels; models have none. */
  readonly width?: number;
  readonly height?: number;
  /** Count of a turn's images, whose names have `{frame}`. */
  readonly frames?: number;
  readonly alt: { readonly en: string; readonly ru: string };
  readonly focus?: { readonly x: number; readonly y: number };
}

const studio = join(import.meta.dirname, '../../studio');
const files = join(studio, 'files');
const entries = JSON.parse(readFileSync(join(studio, 'catalog.json'), 'utf8')) as readonly Entry[];

const listFiles = ({ file, frames }: Entry): readonly string[] =>
  frames === undefined
    ? [file]
    : Array.from({ length: frames }, (_, index) =>
        file.replace('{frame}', String(index + 1).padStart(2, '0')),
      );

/** Returns the pixels of a JPEG from its frame header. */
function measureJpeg(bytes: Buffer): { width: number; height: number } {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  throw new Error('No frame header');
}

test('names each file once and leaves none out', () => {
  const named = entries.flatMap(listFiles).toSorted();
  const present = readdirSync(files, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(files.length + 1))
    .toSorted();
  expect(named).toEqual(present);
});

test.each(entries)('$file has the size and the descriptions it says', (entry) => {
  const images = listFiles(entry).filter((file) => file.endsWith('.jpg'));
  const sizes = images.map((file) => measureJpeg(readFileSync(join(files, file))));
  expect(sizes).toEqual(images.map(() => ({ width: entry.width, height: entry.height })));
  expect(entry.alt.en).toMatch(/^[A-Z]/);
  expect(entry.alt.ru).toMatch(/^[А-ЯЁ]/);
  for (const share of Object.values(entry.focus ?? {})) {
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
  }
});

test('images are wide enough for a full page', () => {
  const narrow = entries.filter(
    ({ kind, width = 0, height = 0 }) =>
      !['model', 'spin', 'film', 'poster', 'captions', 'document'].includes(kind) &&
      Math.max(width, height) < 1600,
  );
  expect(narrow).toEqual([]);
});

test('all files together stay within 60 MB', () => {
  const all = [files, join(studio, 'encoded')].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  const bytes = all.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(60 * 1024 * 1024);
});
