import { Zip, ZipPassThrough } from 'fflate';

/** Returns the path of a file in the folder that was chosen; its name if it was chosen alone. */
function pathOf({ webkitRelativePath, name }: File): string {
  return webkitRelativePath === '' ? name : webkitRelativePath;
}

function isPackable({ name }: File): boolean {
  return !name.startsWith('.');
}

/** Returns one file for the upload: a single file as it is, several as an uncompressed zip with their paths. */
export async function packFiles(files: readonly File[]): Promise<File> {
  const [only] = files;
  if (only && files.length === 1) return only;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, part) => {
    if (error) failure = error;
    else parts.push(part);
  });
  for (const file of files.filter(isPackable)) {
    const entry = new ZipPassThrough(pathOf(file));
    zip.add(entry);
    entry.push(new Uint8Array(await file.arrayBuffer()), true);
  }
  zip.end();
  if (failure) throw failure;
  return new File(parts, `${only ? (pathOf(only).split('/')[0] ?? 'packages') : 'packages'}.zip`);
}
