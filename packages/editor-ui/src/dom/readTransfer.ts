import { sortFolderFiles } from './folderFiles.ts';

/**
 * Returns the files of a drop or a paste. Folders are read whole, in the order of their paths and without hidden
 * files; their files have a `webkitRelativePath`, as those of a chosen folder do.
 *
 * Has to be called while the event is handled: browsers empty the transfer afterward.
 *
 * @returns a promise only if there is a folder; it is rejected if a file can't be read
 */
export function readTransfer({ items, files }: DataTransfer): readonly File[] | Promise<readonly File[]> {
  const entries = [...items].flatMap((item) => (item.kind === 'file' ? (item.webkitGetAsEntry() ?? []) : []));
  return entries.some(isFolder) ? readAll(entries) : [...files];
}

async function readAll(entries: readonly FileSystemEntry[]): Promise<readonly File[]> {
  const single = entries.filter(isFile);
  const inFolders = await Promise.all(entries.filter(isFolder).map(readFolder));
  return [...(await Promise.all(single.map(readFile))), ...sortFolderFiles(inFolders.flat())];
}

async function readFolder(folder: FileSystemDirectoryEntry): Promise<readonly File[]> {
  const entries = await listEntries(folder);
  const files = entries.filter(isFile).map(async (entry) => {
    const file = await readFile(entry);
    return Object.defineProperty(file, 'webkitRelativePath', { value: entry.fullPath.replace(/^\//, '') });
  });
  const within = entries.filter(isFolder).map(readFolder);
  return [...(await Promise.all(files)), ...(await Promise.all(within)).flat()];
}

/** A reader answers with at most 100 entries in Chromium, and with none at the end. */
async function listEntries(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (part.length === 0) return entries;
    entries.push(...part);
  }
}

function readFile(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}
