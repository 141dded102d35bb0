import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StreamPointer } from '@vitrina/api-client/contract';
import { pointerPath } from '@vitrina/stream-embed/pointer';

import { toStoredKey } from '../../src/platform/storage/blobStore.ts';

/** The text of a place without a pointer. */
export const nothing = '(nothing)';

/** The retailers' places for packages, as the files say: also while the server is down. */
export interface Shelf {
  /** Returns the text shown at each place. @throws if a pointer or its page is torn or missing */
  read(): Promise<Map<string, string>>;
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Opens the places of packages with one page, whose text begins with the word "Round". */
export function openShelf(
  blobFolder: string,
  packages: readonly { ean: string }[],
  retailers: readonly number[],
): Shelf {
  const paths = packages.flatMap(({ ean }) =>
    retailers.map((retailer) =>
      pointerPath({ retailer: String(retailer), kind: 'gtin', key: ean.padStart(14, '0') }),
    ),
  );
  const texts = new Map<string, string>();
  const textOf = async ({ base, pages }: StreamPointer): Promise<string> => {
    const path = base + (pages['ru']?.['master_template']?.html ?? '');
    const found = texts.get(path);
    if (found !== undefined) return found;
    const html = await readFile(join(blobFolder, toStoredKey(path)), 'utf8');
    const text = /Round \d+/.exec(html)?.[0] ?? html;
    texts.set(path, text);
    return text;
  };
  return {
    async read() {
      const shown = new Map<string, string>();
      for (const path of paths) {
        const content = await readIfThere(join(blobFolder, toStoredKey(path)));
        const pointer = content === undefined ? undefined : (JSON.parse(content) as StreamPointer);
        shown.set(path, pointer ? await textOf(pointer) : nothing);
      }
      return shown;
    },
  };
}
