import { maxUploadBytes } from '@vitrina/api-client';

/**
 * Returns the code of the error the server would answer with after receiving the file; undefined if the file
 * is accepted. Avoids a useless upload.
 */
export function getUploadRefusal({ size }: File): 'fileMissing' | 'fileTooLarge' | undefined {
  if (size === 0) return 'fileMissing';
  return size > maxUploadBytes ? 'fileTooLarge' : undefined;
}

const ofTheFile: ReadonlySet<string> = new Set([
  'fileMissing',
  'fileTooLarge',
  'fileNotImage',
  'imageTooLarge',
  'svgHasEntities',
  'svgTooComplex',
  'svgSizeMissing',
]);

/** Returns whether the file itself caused the refusal, so that a retry would fail too. */
export function isFileRefused(code: string): boolean {
  return ofTheFile.has(code);
}
