import { isErrorCode } from '@vitrina/api-client';
import type { ApiClient } from '@vitrina/api-client';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { toFile } from '../../testing/images.ts';
import { readMedia, testPdf } from '../../testing/media.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

/** Mutated files of all kinds together. `pnpm soak` sends five thousand. */
const totalRuns = Number(process.env['VITRINA_MEDIA_FUZZ_RUNS'] ?? 50);
const seed = Number(process.env['VITRINA_MEDIA_FUZZ_SEED'] ?? 20_261_125);
/** A file that takes longer counts as a hang. */
const hangMs = 60_000;

let server: TestServer;
let ann: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
});
afterAll(() => server.stop());

/** Real files of each kind. */
const sources: Record<string, () => Promise<Buffer>> = {
  'rabbit.webm': () => readMedia('rabbit.webm'),
  'rabbit.mp4': () => readMedia('rabbit.mp4'),
  'rabbit.en.vtt': () => readMedia('rabbit.en.vtt'),
  'shoe.glb': () => readMedia('shoe.glb'),
  'manual.pdf': () => Promise.resolve(testPdf({ pages: 3 })),
};

/** A change of a file: other bytes, a part gone or repeated, or an early end. Most hit the first kilobytes. */
type Mutation =
  | { readonly kind: 'overwrite'; readonly at: number; readonly bytes: Uint8Array }
  | { readonly kind: 'remove' | 'repeat'; readonly at: number; readonly length: number }
  | { readonly kind: 'cut'; readonly at: number };

const position = fc.oneof(
  { weight: 4, arbitrary: fc.nat(2000).map((bytes) => ({ bytes })) },
  { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }).map((part) => ({ part })) },
);

function mutationsOf(size: number): fc.Arbitrary<Mutation[]> {
  const at = position.map((where) => ('part' in where ? Math.floor(where.part * size) : where.bytes) % size);
  const length = fc.integer({ min: 1, max: 400 });
  const extreme = fc.constantFrom([0xff, 0xff, 0xff, 0xff], [0, 0, 0, 0], [0x7f, 0xff, 0xff, 0xff], [0x80]);
  const bytes = fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 8 }),
    extreme.map((list) => Uint8Array.from(list)),
  );
  return fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.record({ kind: fc.constant('overwrite' as const), at, bytes }) },
      {
        weight: 2,
        arbitrary: fc.record({ kind: fc.constantFrom('remove' as const, 'repeat' as const), at, length }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('cut' as const), at }) },
    ),
    { minLength: 1, maxLength: 6 },
  );
}

function mutate(original: Buffer, mutations: readonly Mutation[]): Buffer<ArrayBuffer> {
  let bytes = Buffer.from(original);
  for (const mutation of mutations) {
    const { at } = mutation;
    switch (mutation.kind) {
      case 'overwrite':
        bytes.set(mutation.bytes.subarray(0, Math.max(0, bytes.length - at)), Math.min(at, bytes.length));
        break;
      case 'remove':
        bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + mutation.length)]);
        break;
      case 'repeat':
        bytes = Buffer.concat([bytes.subarray(0, at + mutation.length), bytes.subarray(at)]);
        break;
      case 'cut':
        bytes = bytes.subarray(0, Math.max(1, at));
        break;
    }
  }
  return bytes;
}

/** The result of an upload: a stored file, or the code of its refusal. */
async function outcomeOf(bytes: Buffer<ArrayBuffer>, name: string): Promise<string> {
  const signal = AbortSignal.timeout(hangMs);
  return ann.upload(toFile(bytes, name), { signal }).then(
    () => 'stored',
    (error: { status?: number; code?: string; name: string }) => {
      const isRefusal = error.status !== undefined && error.status >= 400 && error.status < 500;
      if (isRefusal && isErrorCode(error.code ?? '')) return 'refused';
      return `${error.name} ${error.status} ${error.code}`;
    },
  );
}

/** Mutations that once failed; they are sent again in long runs, since the first keeps its reader busy for 30 s. */
const onceFailed: Partial<Record<string, [Mutation[]][]>> = {
  'rabbit.webm': [
    [
      [
        { kind: 'cut', at: 1792 },
        { kind: 'remove', at: 296, length: 153 },
        { kind: 'overwrite', at: 1073, bytes: Uint8Array.of(127, 255, 255, 255) },
      ],
    ],
  ],
};
const longRuns = 500;

const names = Object.keys(sources);
const runs = Math.ceil(totalRuns / names.length);

describe(`${totalRuns} mutated media files, seed ${seed}`, () => {
  it.each(names)(
    '%s: stored or refused in words, without a failure of ours',
    { timeout: 60 * 60_000 },
    async (name) => {
      const original = await sources[name]?.();
      if (!original) throw new Error(`No file ${name}`);
      const property = fc.asyncProperty(mutationsOf(original.length), async (mutations) => {
        const outcome = await outcomeOf(mutate(original, mutations), name);
        expect(['stored', 'refused']).toContain(outcome);
      });
      const examples = totalRuns > longRuns ? (onceFailed[name] ?? []) : [];
      await fc.assert(property, { seed, numRuns: runs, endOnFailure: true, examples });
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    },
  );
});
