import { ApiError, maxFileBytes, maxUploadBytes, type FileKind } from '@vitrina/api-client';

import type { EditorStore } from '../store/createEditorStore.ts';
import { guessKind } from './fileKind.ts';

/** The reasons for which a file is refused here, before the server sees it. */
export type LocalRefusal = 'fileMissing' | 'fileTooLarge' | 'otherKind';

/** A file is refused here, before the server sees it. */
export class FileRefusedError extends Error {
  override readonly name = 'FileRefusedError';

  readonly code: LocalRefusal | 'videoNotPlayable';

  constructor(code: FileRefusedError['code']) {
    super(code);
    this.code = code;
  }
}

/** Returns the size limit of a file in bytes, by its name. */
export function maxBytesOf(file: Pick<File, 'name'>): number {
  const kind = guessKind(file);
  return kind ? maxFileBytes[kind] : maxUploadBytes;
}

/**
 * Returns why a file is refused without sending it; undefined if it is accepted.
 *
 * @param kind - the only kind the place takes; undefined for any
 */
export function getUploadRefusal(
  file: Pick<File, 'name' | 'size'>,
  kind: FileKind | undefined,
): LocalRefusal | undefined {
  if (file.size === 0) return 'fileMissing';
  const guessed = guessKind(file);
  if (kind && guessed && guessed !== kind) return 'otherKind';
  return file.size > maxBytesOf(file) ? 'fileTooLarge' : undefined;
}

/** Like {@link getUploadRefusal}, but lets a large video pass that could be smaller once it is converted. */
export function findEarlyRefusal(
  { services }: Pick<EditorStore, 'services'>,
  file: File,
  kind: FileKind | undefined,
): LocalRefusal | undefined {
  const refusal = getUploadRefusal(file, kind);
  const canShrink = services.uploadWork !== undefined && guessKind(file) === 'video';
  return refusal === 'fileTooLarge' && canShrink ? undefined : refusal;
}

/** Returns the code that a failed upload shows. */
export function toFailureCode(error: unknown): string {
  return error instanceof ApiError || error instanceof FileRefusedError ? error.code : 'uploadFailed';
}

const ofTheFile: ReadonlySet<string> = new Set([
  'fileMissing',
  'fileTooLarge',
  'otherKind',
  'fileKindUnknown',
  'fileBroken',
  'heicNotReadable',
  'imageTooLarge',
  'svgHasEntities',
  'svgTooComplex',
  'svgSizeMissing',
  'videoNotPlayable',
  'modelNotValid',
  'modelTooComplex',
  'modelHasOutsideParts',
  'captionsNotValid',
  'documentLocked',
  'fileInfected',
  'storageFull',
]);

/** Returns whether the file itself caused the refusal, so that a retry would fail too. */
export function isFileRefused(code: string): boolean {
  return ofTheFile.has(code);
}
