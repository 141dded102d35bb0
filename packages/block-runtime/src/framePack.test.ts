import { afterEach, expect, it, vi } from 'vitest';

import { fetchFrames, packFrames } from './framePack.ts';

afterEach(() => vi.unstubAllGlobals());

const frames = [new Uint8Array([1, 2, 3]), new Uint8Array(), new Uint8Array(300).fill(7)];

/** Answers every request with these bytes, in parts of this length. */
function answer(bytes: Uint8Array, partLength: number, status = 200): void {
  const parts = Array.from({ length: Math.ceil(bytes.length / partLength) }, (_, index) =>
    bytes.slice(index * partLength, (index + 1) * partLength),
  );
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
}

async function readAll(): Promise<Uint8Array[]> {
  const read: Uint8Array[] = [];
  for await (const frame of fetchFrames('/pack', new AbortController().signal))
    read.push(new Uint8Array(await frame.arrayBuffer()));
  return read;
}

it('begins with its mark, the number of frames and their lengths', () => {
  const header = new TextEncoder().encode('VFP1');
  const pack = packFrames(frames.slice(0, 2));
  expect([...pack]).toEqual([...header, 2, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3]);
});

it.each([1, 7, 64, 10_000])('gives back its frames, arriving in parts of %i bytes', async (partLength) => {
  answer(packFrames(frames), partLength);
  expect(await readAll()).toEqual(frames);
});

it.each([
  ['ends early', packFrames(frames).slice(0, -1), 200],
  ['ends in its header', packFrames(frames).slice(0, 10), 200],
  ['is empty', new Uint8Array(), 200],
  ['is a page', new TextEncoder().encode('<!doctype html>'), 200],
  ['is missing', packFrames(frames), 404],
])('fails if it %s', async (_, bytes, status) => {
  answer(bytes, 64, status);
  await expect(readAll()).rejects.toThrow(TypeError);
});
