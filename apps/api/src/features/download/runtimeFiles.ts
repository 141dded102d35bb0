import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { elementNames, elementPath, framePath, frameShell, modelViewerPath } from '@vitrina/block-runtime';
import type yazl from 'yazl';

const runtimePaths: ReadonlySet<string> = new Set([
  ...elementNames.map(elementPath),
  modelViewerPath,
  framePath,
]);

/** Decoders of the 3D viewer, in the folder of the elements. */
const decoderFolders = ['basis', 'draco'];

/** Constant metadata for the files of a zip, so that equal content gives an equal zip. */
export const sameAlways = { mtime: new Date(2000, 0, 1), mode: 0o100644, forceDosTimestamp: true };

/**
 * Returns the path of a runtime file a page refers to, from the server's root; undefined for any other
 * source.
 */
export function runtimePathOf(source: string): string | undefined {
  const path = source.replace(/^\//, '');
  return runtimePaths.has(path) ? path : undefined;
}

/** Returns the path of a runtime file in the zip. */
export function toZipPath(runtimePath: string): string {
  return runtimePath.replace('stream/v1/', 'runtime/');
}

/** Adds the runtime files pages need; the viewer of 3D models brings its decoders. */
export async function addRuntimeFiles(
  zip: yazl.ZipFile,
  elementsFolder: string,
  paths: ReadonlySet<string>,
): Promise<void> {
  const addElement = (name: string): void => {
    zip.addFile(join(elementsFolder, name), `runtime/elements/${name}`, sameAlways);
  };
  for (const path of [...paths].sort()) {
    if (path === framePath) zip.addBuffer(Buffer.from(frameShell), toZipPath(path), sameAlways);
    else addElement(path.replace('stream/v1/elements/', ''));
    if (path !== modelViewerPath) continue;
    addElement('meshopt-decoder.js');
    for (const folder of decoderFolders)
      for (const name of (await readdir(join(elementsFolder, folder))).sort())
        addElement(`${folder}/${name}`);
  }
}
