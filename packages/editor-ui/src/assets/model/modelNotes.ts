import type { FileFacts, UploadedFile } from '@vitrina/api-client/contract';

/** Limits up to which phones load and draw a model without a wait. */
const limits = { triangleCount: 100_000, largestTexturePx: 2048, sizeBytes: 10 * 1024 * 1024 } as const;

/** Names of the limits a model exceeds. */
export type Excess = 'triangles' | 'texture' | 'bytes';

/** Lists the limits that a model exceeds. */
export function listExcesses({ facts, sizeBytes }: Pick<UploadedFile, 'facts' | 'sizeBytes'>): Excess[] {
  const { triangleCount = 0, largestTexturePx = 0 } = facts;
  const excesses: Excess[] = [];
  if (triangleCount > limits.triangleCount) excesses.push('triangles');
  if (largestTexturePx > limits.largestTexturePx) excesses.push('texture');
  if (sizeBytes > limits.sizeBytes) excesses.push('bytes');
  return excesses;
}

/** Findings of the glTF validator that have a sentence of their own. */
const noteByCode = {
  UNUSED_OBJECT: 'unused',
  UNUSED_MESH_TANGENT: 'unused',
  UNUSED_MESH_WEIGHTS: 'unused',
  NODE_EMPTY: 'unused',
  MESH_PRIMITIVE_GENERATED_TANGENT_SPACE: 'tangents',
  IMAGE_NPOT_DIMENSIONS: 'oddTextures',
  UNSUPPORTED_EXTENSION: 'extensions',
  IMAGE_UNRECOGNIZED_FORMAT: 'extensions',
  EXTRA_PROPERTY: 'extraData',
  UNEXPECTED_PROPERTY: 'extraData',
} as const;

/** Name of a sentence about findings. */
export type Note = (typeof noteByCode)[keyof typeof noteByCode];

/** Sorts findings into sentences, each once, and the codes of the rest. */
export function sortFindings(findings: FileFacts['findings'] = []): {
  readonly notes: readonly Note[];
  readonly otherCodes: readonly string[];
} {
  const notes = new Set<Note>();
  const otherCodes: string[] = [];
  for (const { code } of findings)
    if (Object.hasOwn(noteByCode, code)) notes.add(noteByCode[code as keyof typeof noteByCode]);
    else otherCodes.push(code);
  return { notes: [...notes], otherCodes };
}
