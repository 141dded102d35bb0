import { expect, it } from 'vitest';

import type { ModelViewerElement } from '../model/loadViewer.ts';
import { renderTurn, type TurnPlan } from './renderTurn.ts';

const plan: TurnPlan = { name: 'chair.glb', frameCount: 4, rowCount: 2, background: '' };
const radiansOf = (orbit: string) => Number.parseFloat(orbit);

/** A viewer that draws a dot at its camera's angle, on a transparent ground. */
function openViewer() {
  const canvas = document.createElement('canvas');
  const orbits: string[] = [];
  let orbit = '0rad 1.2rad 2m';
  const viewer = Object.assign(document.createElement('div'), {
    updateComplete: Promise.resolve(true),
    getCameraOrbit: () => ({ theta: 0, phi: 1.2, radius: 2 }),
    jumpCameraToGoal: () => orbits.push(orbit),
    toBlob: ({ mimeType }: { mimeType: string }) => {
      canvas.width = 1100;
      canvas.height = 1100;
      const context = canvas.getContext('2d');
      context?.fillRect(
        550 + 400 * Math.cos(radiansOf(orbit)),
        550 + 400 * Math.sin(radiansOf(orbit)),
        60,
        60,
      );
      return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, mimeType));
    },
  });
  Object.defineProperty(viewer, 'cameraOrbit', {
    get: () => orbit,
    set(next: string) {
      orbit = next;
    },
  });
  return { viewer: viewer as unknown as ModelViewerElement, orbits };
}

async function readCorner(file: File): Promise<number[]> {
  const image = await createImageBitmap(file);
  const context = new OffscreenCanvas(1100, 1100).getContext('2d');
  context?.drawImage(image, 0, 0);
  return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
}

it('makes a file of each position, named in their order, from the view of the moment on', async () => {
  const { viewer, orbits } = openViewer();
  const progress: number[] = [];
  const work = { signal: new AbortController().signal, onProgress: (made: number) => progress.push(made) };
  const files = await renderTurn(viewer, plan, work, () => undefined);
  expect(files.map(({ name }) => name).slice(0, 2)).toEqual(['chair 001.webp', 'chair 002.webp']);
  expect(files).toHaveLength(8);
  expect(progress).toHaveLength(8);
  const firstRow = await Promise.all(files.slice(0, 4).map((file) => file.arrayBuffer()));
  expect(new Set(firstRow.map((bytes) => new Uint8Array(bytes).join())).size).toBe(4);
  expect(orbits.at(-1)).toBe(orbits[0]);
  expect((await readCorner(files[0] ?? new File([], '')))[3]).toBe(0);
});

it('puts the chosen color behind the product', async () => {
  const { viewer } = openViewer();
  const work = { signal: new AbortController().signal, onProgress: () => undefined };
  const files = await renderTurn(
    viewer,
    { ...plan, frameCount: 1, rowCount: 1, background: '#ff0000' },
    work,
    () => undefined,
  );
  const [red = 0, green = 0, , alpha] = await readCorner(files[0] ?? new File([], ''));
  expect(red).toBeGreaterThan(240);
  expect(green).toBeLessThan(20);
  expect(alpha).toBe(255);
});

it('stops where it is told to, and leaves the view as it was', async () => {
  const { viewer, orbits } = openViewer();
  const stop = new AbortController();
  const work = { signal: stop.signal, onProgress: (made: number) => made === 2 && stop.abort() };
  const made: File[] = [];
  const turn = renderTurn(viewer, plan, work, (file) => made.push(file));
  await expect(turn).rejects.toThrow(/abort/i);
  expect(made).toHaveLength(2);
  expect(orbits.at(-1)).toBe(orbits[0]);
});
