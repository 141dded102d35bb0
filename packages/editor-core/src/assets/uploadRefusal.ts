import { maxUploadBytes } from '@vitrina/api-client';

/** What the server would refuse a file for once it had all of it; undefined where it may go. */
export function whyNotUploaded({ size }: File): 'fileMissing' | 'fileTooLarge' | undefined {
  if (size === 0) return 'fileMissing';
  return size > maxUploadBytes ? 'fileTooLarge' : undefined;
}

/** Said with more than the server says: which files may be. */
const toldHere: ReadonlySet<string> = new Set(['fileMissing', 'fileTooLarge', 'fileNotImage']);

const ofTheFile: ReadonlySet<string> = new Set([
  ...toldHere,
  'imageTooLarge',
  'svgHasEntities',
  'svgTooComplex',
  'svgSizeMissing',
]);

/** Whether the file itself is the reason, so that it would be refused again. */
export function isFileRefused(code: string): boolean {
  return ofTheFile.has(code);
}

/** The message that says why a file was not uploaded, and what it names. */
export function refusalMessage(code: string) {
  return {
    id: `${toldHere.has(code) ? 'builder.asset.refused' : 'api.error'}.${code}`,
    values: { megabytes: maxUploadBytes / 1024 / 1024 },
  };
}
