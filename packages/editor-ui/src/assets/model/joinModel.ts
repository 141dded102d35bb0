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
    /\.zip$/i.test(file.name) ? readZip(file, maxUnpackedBytes) : [toEntry(file)],
  );
  return (await Promise.all(lists)).flat().filter(({ path }) => !/(?:^|\/)(?:__MACOSX\/|\.)/.test(path));
}

async function join(entries: readonly ZipEntry[]): Promise<JoinResult> {
  const models = entries.filter(({ path }) => isGltf(path));
  const ready = entries.filter(({ path }) => /\.glb$/i.test(path));
  const [model] = models.length > 0 ? models : ready;
  if (!model) return { refusal: { code: 'noModel' } };
  if (models.length > 1 || (models.length === 0 && ready.length > 1))
    return { refusal: { code: 'manyModels' } };
  return models.length === 0 ? { file: toGlb(model) } : joinParts(model, entries);
}

/** The files of an upload, with one GLB file for each glTF model and its parts, and the refusals of the others. */
export interface JoinedFiles {
  readonly files: readonly File[];
  readonly refusals: readonly JoinRefusal[];
}

/** Replaces each glTF model among files by one GLB file. Its parts leave the list. */
export async function joinModels(files: readonly File[]): Promise<JoinedFiles> {
  const entries = files.map(toEntry);
  const models = entries.filter(({ path }) => isGltf(path));
  const refusals: JoinRefusal[] = [];
  const joined: File[] = [];
  const parts = new Set<Blob>(models.map(({ file }) => file));
  for (const model of models) {
    const result = await joinParts(model, entries).catch((): Unreadable => ({
      refusal: { code: 'unreadable' },
    }));
    if ('refusal' in result) refusals.push(result.refusal);
    else {
      joined.push(result.file);
      for (const part of result.parts) parts.add(part);
    }
  }
  return { files: [...joined, ...files.filter((file) => !parts.has(file))], refusals };
}

interface Unreadable {
  readonly refusal: JoinRefusal;
}

function isGltf(path: string): boolean {
  return /\.gltf$/i.test(path);
}

async function joinParts(
  model: ZipEntry,
  entries: readonly ZipEntry[],
): Promise<{ readonly file: File; readonly parts: Iterable<Blob> } | Unreadable> {
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
  const file = toGlb({ path: model.path, file: new Blob([await io.writeBinary(document)]) });
  return { file, parts: found.values() };
}

function toEntry(file: File): ZipEntry {
  return { path: file.webkitRelativePath || file.name, file };
}

function toGlb({ path, file }: ZipEntry): File {
  return new File([file], baseName(path).replace(/\.\w+$/, '.glb'), { type: 'model/gltf-binary' });
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
