import { WebIO, type GLTF } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { maxFileBytes } from '@vitrina/api-client';

import { readZip, type ZipEntry } from './readZip.ts';

/** The reason why files don't make a model. */
export type JoinRefusal =
  | { readonly code: 'missing'; readonly names: readonly string[] }
  | { readonly code: 'noModel' | 'manyModels' | 'unreadable' };

/** A model, or why there is none. */
export type JoinResult = { readonly file: File } | { readonly refusal: JoinRefusal };

/** An archive can hold more than the model: other formats, and sources of textures. */
const maxUnpackedBytes = 2 * maxFileBytes.model;

/**
 * Makes one GLB file of a glTF model and its parts: buffers and textures, as files or in a ZIP archive. A GLB
 * file in an archive is taken as it is.
 */
export async function joinModel(files: readonly File[]): Promise<JoinResult> {
  try {
    return await join(await listEntries(files));
  } catch {
    return { refusal: { code: 'unreadable' } };
  }
}

async function listEntries(files: readonly File[]): Promise<ZipEntry[]> {
  const lists = files.map(async (file) =>
    /\.zip$/i.test(file.name)
      ? readZip(file, maxUnpackedBytes)
      : [{ path: file.webkitRelativePath || file.name, file }],
  );
  return (await Promise.all(lists)).flat().filter(({ path }) => !/(?:^|\/)(?:__MACOSX\/|\.)/.test(path));
}

async function join(entries: readonly ZipEntry[]): Promise<JoinResult> {
  const models = entries.filter(({ path }) => /\.gltf$/i.test(path));
  const ready = entries.filter(({ path }) => /\.glb$/i.test(path));
  const [model] = models.length > 0 ? models : ready;
  if (!model) return { refusal: { code: 'noModel' } };
  if (models.length > 1 || (models.length === 0 && ready.length > 1))
    return { refusal: { code: 'manyModels' } };
  const name = baseName(model.path).replace(/\.\w+$/, '.glb');
  if (models.length === 0) return { file: toGlb(model.file, name) };
  const json = JSON.parse(await model.file.text()) as GLTF.IGLTF;
  const { found, missing } = findParts(json, model.path, entries);
  if (missing.length > 0) return { refusal: { code: 'missing', names: missing } };
  const resources: Record<string, Uint8Array<ArrayBuffer>> = {};
  for (const [uri, part] of found) resources[uri] = new Uint8Array(await part.arrayBuffer());
  const io = new WebIO().registerExtensions(ALL_EXTENSIONS);
  const document = await io.readJSON({ json, resources });
  // A GLB file has one buffer.
  const [buffer, ...others] = document.getRoot().listBuffers();
  for (const accessor of document.getRoot().listAccessors()) accessor.setBuffer(buffer ?? null);
  for (const other of others) other.dispose();
  return { file: toGlb(new Blob([await io.writeBinary(document)]), name) };
}

function toGlb(content: Blob, name: string): File {
  return new File([content], name, { type: 'model/gltf-binary' });
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Finds the files a model refers to: by path, otherwise by name, because dropped files have no folders. */
function findParts(json: GLTF.IGLTF, modelPath: string, entries: readonly ZipEntry[]) {
  const folder = modelPath.slice(0, modelPath.lastIndexOf('/') + 1);
  const uris = [...(json.buffers ?? []), ...(json.images ?? [])].flatMap(({ uri }) =>
    uri === undefined || uri.startsWith('data:') ? [] : [uri],
  );
  const found = new Map<string, Blob>();
  const missing: string[] = [];
  for (const uri of new Set(uris)) {
    const path = decodePath(uri);
    const part =
      entries.find((entry) => entry.path === folder + path) ??
      entries.find((entry) => baseName(entry.path) === baseName(path));
    if (part) found.set(uri, part.file);
    else missing.push(path);
  }
  return { found, missing };
}

function decodePath(uri: string): string {
  try {
    return decodeURIComponent(uri).replace(/^\.\//, '');
  } catch {
    return uri;
  }
}
