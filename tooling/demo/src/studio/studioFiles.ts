import catalog from '../../studio/catalog.json' with { type: 'json' };

/** A finished file of the studio. */
export interface StudioFile {
  /** Path inside the studio's folder of files. */
  readonly file: string;
  /** The alternative text, in Russian and English. */
  readonly alt: readonly [ru: string, en: string];
  /** Models have none. */
  readonly widthPx?: number | undefined;
  readonly heightPx?: number | undefined;
  /** The part to keep in view when it is cropped, from 0 to 1. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
}

type Entry = (typeof catalog)[number];

/** Lists the paths of an entry's files: those of a turn are numbered. */
export function listPaths({ file, frames }: Pick<Entry, 'file' | 'frames'>): readonly string[] {
  if (frames === undefined) return [file];
  return Array.from({ length: frames }, (_, index) =>
    file.replace('{frame}', String(index + 1).padStart(2, '0')),
  );
}

const withoutEnding = (path: string) => path.replace(/(?:\/\{frame\})?\.\w+$/, '');

const files = new Map<string, readonly StudioFile[]>(
  catalog.map((entry) => [
    withoutEnding(entry.file),
    listPaths(entry).map((file) => ({
      file,
      alt: [entry.alt.ru, entry.alt.en],
      widthPx: entry.width,
      heightPx: entry.height,
      focus: entry.focus,
    })),
  ]),
);

/** Lists the files of a name, which is a path without ending: the frames of a turn, in order, or one file. */
export function listStudioFiles(name: string): readonly StudioFile[] {
  return files.get(name) ?? [];
}
