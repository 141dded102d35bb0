/** Names of files that systems add to folders, and folders of archives. */
const systemNames = new Set(['Thumbs.db', 'desktop.ini', '__MACOSX']);

/** Returns whether a file was in a chosen or dropped folder. */
export function isOfFolder({ webkitRelativePath }: File): boolean {
  return webkitRelativePath !== '';
}

/** Returns the files of a folder by their paths, numbers in order, without hidden files and those of the system. */
export function sortFolderFiles(files: readonly File[]): File[] {
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return files
    .filter(({ webkitRelativePath }) => !webkitRelativePath.split('/').some(isOfSystem))
    .toSorted((one, other) => compare(one.webkitRelativePath, other.webkitRelativePath));
}

function isOfSystem(name: string): boolean {
  return name.startsWith('.') || systemNames.has(name);
}
