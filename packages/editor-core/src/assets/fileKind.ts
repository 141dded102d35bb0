import { fileExtensions, fileKinds, type FileKind } from '@vitrina/api-client';

/** Returns the kind a file seems to be, by the end of its name; undefined if it has an unknown one. */
export function guessKind({ name }: Pick<File, 'name'>): FileKind | undefined {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return fileKinds.find((kind) => fileExtensions[kind].includes(extension));
}

/** Returns the `accept` attribute of a file input that takes files of these kinds. */
export function acceptOf(kinds: readonly FileKind[]): string {
  return kinds.flatMap((kind) => fileExtensions[kind].map((extension) => `.${extension}`)).join(',');
}
