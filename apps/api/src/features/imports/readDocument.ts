import { createHash } from 'node:crypto';
import { createEpackSchema, type EpackStructure } from '@vitrina/api-client/contract';
import { z } from 'zod';

/** A document of an upload, as a package. */
export interface ImportedDocument {
  structure: EpackStructure;
  importKey: string;
  name: string;
  contentHash: string;
}

const lists = z.array(z.looseObject({}));
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the name of a file without folders and ending. */
function nameOf(path: string): string {
  return (path.split('/').at(-1) ?? path).replace(/\.json$/i, '');
}

/** Returns a minisite with a page of these components. */
function toStructure(components: unknown, path: string): unknown {
  const page = { ru: { master_template: { 'index.html': components } } };
  const manifest = { productData: { productName: nameOf(path) } };
  return { epackData: { type: 'minisite', manifest, components: page } };
}

/**
 * Finds the package in a JSON value: an answer of the API, a `structure`, an `epackData`, or only the components of a
 * page.
 */
function findStructure(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return toStructure(value, path);
  if (!isObject(value)) return undefined;
  if (isObject(value['data']) && 'structure' in value['data']) return value['data']['structure'];
  if ('structure' in value) return value['structure'];
  if ('epackData' in value) return value;
  if ('manifest' in value) return { epackData: { type: 'minisite', ...value } };
  const { components } = value;
  return lists.safeParse(components).success ? toStructure(components, path) : undefined;
}

/** The key a package is imported by: its own, its id and version elsewhere, or its path in the upload. */
function keyOf(value: unknown, { epackData: { manifest } }: EpackStructure, path: string): string {
  const own = isObject(value) ? value['importKey'] : undefined;
  if (typeof own === 'string' && own.trim() !== '') return `key ${own.trim()}`.slice(0, 500);
  const { packageID = '', version = '' } = manifest;
  return String(packageID ?? '') === '' ? `path ${path}`.slice(0, 2000) : `package ${packageID} ${version}`;
}

/** Reads a package from the text of a file. Returns undefined if it holds none. */
export function readDocument(text: string, path: string): ImportedDocument | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
  const parsed = createEpackSchema.shape.structure.safeParse(findStructure(value, path));
  if (!parsed.success) return undefined;
  const structure = parsed.data;
  const { productData } = structure.epackData.manifest;
  return {
    structure,
    importKey: keyOf(value, structure, path),
    name: productData?.productName?.trim() || nameOf(path),
    contentHash: createHash('sha256').update(JSON.stringify(structure)).digest('hex'),
  };
}
