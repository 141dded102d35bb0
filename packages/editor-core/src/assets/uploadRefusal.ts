import { maxUploadBytes } from '@vitrina/api-client';

/** What the server would refuse a file for once it had all of it; undefined where it may go. */
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

/** Whether the file itself is the reason, so that it would be refused again. */
export function isFileRefused(code: string): boolean {
  return ofTheFile.has(code);
}
