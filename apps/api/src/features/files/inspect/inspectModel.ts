import { readFile } from 'node:fs/promises';

import type { FileFacts } from '@vitrina/api-client/contract';
import { getBounds, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { validateBytes, type ValidationReport } from 'gltf-validator';
import { MeshoptDecoder } from 'meshoptimizer';

import type { Inspect } from './inspected.ts';

/** More nodes, meshes or materials than any product needs; phones would not draw them. */
const maxParts = 20_000;
const maxIssues = 200;

interface PartLists {
  nodes?: unknown[];
  meshes?: unknown[];
  materials?: unknown[];
  accessors?: unknown[];
  animations?: unknown[];
  buffers?: { uri?: string }[];
  images?: { uri?: string }[];
}

/** Reads the JSON chunk of a GLB file, which is always the first one. */
function readJsonChunk(bytes: Buffer): PartLists {
  const length = bytes.readUInt32LE(12);
  return JSON.parse(bytes.toString('utf8', 20, 20 + length)) as PartLists;
}

function hasTooManyParts({ nodes, meshes, materials, accessors, animations }: PartLists): boolean {
  return [nodes, meshes, materials, accessors, animations].some((list) => (list?.length ?? 0) > maxParts);
}

/** Returns true if the model needs other files; parts inlined as `data:` are fine. */
function hasOutsideParts({ buffers = [], images = [] }: PartLists): boolean {
  return [...buffers, ...images].some(({ uri }) => uri !== undefined && !uri.startsWith('data:'));
}

function toFindings({ issues }: ValidationReport): NonNullable<FileFacts['findings']> {
  const counts = new Map<string, NonNullable<FileFacts['findings']>[number]>();
  for (const { code, severity } of issues.messages) {
    if (severity > 2) continue;
    const known = counts.get(code);
    if (known) known.count++;
    else counts.set(code, { code, severity: severity === 1 ? 'warning' : 'info', count: 1 });
  }
  return [...counts.values()];
}

function largestTexture({ info }: ValidationReport): number | undefined {
  const edges = (info.resources ?? []).flatMap(({ image }) => (image ? [image.width, image.height] : []));
  return edges.length > 0 ? Math.max(...edges) : undefined;
}

/** Measures the scene in meters. Models with compressed geometry that cannot be decoded here have no size. */
async function measure(bytes: Buffer): Promise<FileFacts['sizeMeters']> {
  try {
    await MeshoptDecoder.ready;
    const io = new NodeIO()
      .registerExtensions(ALL_EXTENSIONS)
      .registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
    const document = await io.readBinary(bytes);
    const scene = document.getRoot().getDefaultScene() ?? document.getRoot().listScenes()[0];
    if (!scene) return undefined;
    const { min, max } = getBounds(scene);
    const [x, y, z] = max.map((end, axis) => Math.round((end - (min[axis] ?? 0)) * 1000) / 1000);
    const isKnown = [x, y, z].every((edge) => edge !== undefined && Number.isFinite(edge) && edge >= 0);
    return isKnown ? [x ?? 0, y ?? 0, z ?? 0] : undefined;
  } catch {
    return undefined;
  }
}

/** Checks a GLB model with the validator of the glTF standard, and reads its facts. */
export const inspectModel: Inspect = async ({ path }) => {
  const bytes = await readFile(path);
  const parts = readJsonChunk(bytes);
  if (hasTooManyParts(parts)) return { refusal: 'modelTooComplex' };
  if (hasOutsideParts(parts)) return { refusal: 'modelHasOutsideParts' };
  const report = await validateBytes(new Uint8Array(bytes), { maxIssues });
  if (report.issues.numErrors > 0) return { refusal: 'modelNotValid' };
  const { info } = report;
  const largestTexturePx = largestTexture(report);
  const sizeMeters = await measure(bytes);
  return {
    facts: {
      triangleCount: info.totalTriangleCount ?? 0,
      textureCount: (info.resources ?? []).filter(({ image }) => image).length,
      ...(largestTexturePx !== undefined && { largestTexturePx }),
      ...(sizeMeters && { sizeMeters }),
      findings: toFindings(report),
    },
  };
};
