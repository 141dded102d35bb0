import type { FileKind } from '@vitrina/api-client';
import { guessKind } from '@vitrina/editor-core/assets';

import { isOfFolder } from '../dom/folderFiles.ts';

/**
 * Leaves out files of a folder that a place doesn't take, and counts them. Files that were chosen by themselves stay:
 * their refusal says what the place takes.
 */
export function takeKinds(
  files: readonly File[],
  kinds: readonly FileKind[],
): { readonly taken: File[]; readonly leftOutCount: number } {
  const taken = files.filter((file) => {
    const kind = guessKind(file);
    return !isOfFolder(file) || (kind !== undefined && kinds.includes(kind));
  });
  return { taken, leftOutCount: files.length - taken.length };
}
