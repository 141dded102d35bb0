import './elements/vitrina-viewer-360.ts';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { packFrames } from './framePack.ts';

const requested: string[] = [];
let isPackThere = true;

/** An image whose red tells its number. */
async function drawFrame(index: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 40, height: 20 });
  const brush = canvas.getContext('2d');
  if (brush) brush.fillStyle = `rgb(${index * 20} 0 0)`;
  brush?.fillRect(0, 0, 40, 20);
  return new Promise((resolve) => canvas.toBlob((blob) => blob && resolve(blob)));
}

let addresses: string[] = [];

async function makeFrames(count: number): Promise<void> {
  const blobs = await Promise.all(Array.from({ length: count }, (_, index) => drawFrame(index)));
  addresses = blobs.map((blob) => URL.createObjectURL(blob));
  const pack = packFrames(
    await Promise.all(blobs.map(async (blob) => new Uint8Array(await blob.arrayBuffer()))),
  );
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    return isPackThere ? new Response(pack.slice()) : new Response('', { status: 404 });
  });
}

beforeEach(() => {
  requested.length = 0;
  isPackThere = true;
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function mount(count: number, attributes = 'data-pack="/files/a.frames"') {
  await makeFrames(count);
  const list = count > 1 ? `data-frames="${addresses.join(' ')}"` : '';
  document.body.innerHTML = `<vitrina-viewer-360 data-label="Grill, all around" ${list} ${attributes} style="display: block; position: relative; width: 400px; height: 200px"><img src="${addresses[0]}" width="40" height="20" alt="Grill"></vitrina-viewer-360>`;
  const viewer = document.querySelector<HTMLElement>('vitrina-viewer-360');
  if (!viewer) throw new Error('not mounted');
  viewer.setPointerCapture = () => undefined;
  /** The number of the frame on the canvas. */
  const shown = () => {
    const [red = -1] =
      viewer.querySelector('canvas')?.getContext('2d')?.getImageData(20, 10, 1, 1).data ?? [];
    return Math.round(red / 20);
  };
  const pointer = (type: string, clientX: number, clientY = 0) =>
    viewer.dispatchEvent(new PointerEvent(type, { clientX, clientY, pointerId: 1 }));
  return { viewer, shown, pointer };
}

it('requests nothing but its image before a visitor rotates it, then all frames at once', async () => {
  const loadImage = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
  const { viewer, shown, pointer } = await mount(4);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(requested).toEqual([]);
  expect(viewer.querySelector('canvas')).toBeNull();
  pointer('pointerdown', 300);
  pointer('pointermove', 200);
  await expect.poll(shown).toBe(1);
  pointer('pointermove', 100);
  await expect.poll(shown).toBe(2);
  expect(requested).toEqual(['/files/a.frames']);
  expect(loadImage).not.toHaveBeenCalled();
});

it('turns by the keys of a slider, all the way around', async () => {
  const { viewer, shown } = await mount(4);
  viewer.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  await expect.poll(shown).toBe(2);
  expect(viewer.getAttribute('role')).toBe('slider');
  expect(viewer.getAttribute('aria-label')).toBe('Grill, all around');
  expect([viewer.getAttribute('aria-valuenow'), viewer.getAttribute('aria-valuetext')]).toEqual([
    '3',
    '180°',
  ]);
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect.poll(shown).toBe(3);
  await userEvent.keyboard('{ArrowRight}{End}');
  await expect.poll(shown).toBe(3);
});

it('shows from the start how much of the frames is there', async () => {
  const { viewer, shown } = await mount(4);
  const pack = await (await fetch('/files/a.frames')).bytes();
  let send = (_end: number) => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let sent = 0;
      send = (end) => {
        controller.enqueue(pack.slice(sent, end));
        sent = end;
        if (end === pack.length) controller.close();
      };
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body));
  viewer.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(viewer.hasAttribute('data-loading')).toBe(true);
  expect(viewer.style.getPropertyValue('--loaded')).toBe('0');
  send(pack.length - 1);
  await expect.poll(() => viewer.style.getPropertyValue('--loaded')).toBe('0.75');
  send(pack.length);
  await expect.poll(shown).toBe(3);
  expect(viewer.hasAttribute('data-loading')).toBe(false);
});

it('stops turning when the drag ends', async () => {
  const { viewer, pointer } = await mount(4);
  pointer('pointerdown', 300);
  pointer('pointermove', 100);
  pointer('pointerup', 100);
  pointer('pointermove', 300);
  expect(viewer.getAttribute('aria-valuenow')).toBe('3');
});

it('keeps its place: the canvas lies over the image', async () => {
  const { viewer, shown } = await mount(4);
  const before = viewer.querySelector('img')?.getBoundingClientRect();
  viewer.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(shown).toBe(1);
  expect(viewer.querySelector('img')?.getBoundingClientRect()).toEqual(before);
  expect(viewer.hasAttribute('data-loading')).toBe(false);
});

it.each([
  ['the pack is missing', 'data-pack="/files/a.frames"'],
  ['there is no pack', ''],
])('loads single frames if %s', async (_, attributes) => {
  isPackThere = false;
  const { viewer, shown } = await mount(4, attributes);
  viewer.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(shown).toBe(1);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(shown).toBe(2);
});

it('changes the row by keys and by dragging up and down', async () => {
  const { viewer, shown, pointer } = await mount(6, 'data-pack="/a" data-rows="2"');
  viewer.focus();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  await expect.poll(shown).toBe(4);
  expect(viewer.getAttribute('aria-valuemax')).toBe('3');
  expect(viewer.getAttribute('aria-valuetext')).toBe('120°, 2/2');
  await userEvent.keyboard('{ArrowUp}');
  expect(viewer.getAttribute('aria-valuetext')).toBe('120°, 2/2');
  pointer('pointerdown', 100, 150);
  pointer('pointermove', 100, 50);
  await expect.poll(shown).toBe(1);
});

it('starts where it is set to, and turns the other way', async () => {
  const { viewer, shown } = await mount(4, 'data-pack="/a" data-start-frame="1" data-reverse');
  expect(viewer.getAttribute('aria-valuenow')).toBe('4');
  viewer.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(shown).toBe(2);
});

it('turns by itself until it is touched', async () => {
  const { viewer, pointer } = await mount(4, 'data-pack="/a" data-speed="0.2"');
  const turns = () => viewer.getAttribute('aria-valuenow');
  await expect.poll(turns).not.toBe('1');
  pointer('pointerdown', 100);
  pointer('pointerup', 100);
  const before = turns();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(turns()).toBe(before);
});

it('does not turn by itself for visitors who prefer reduced motion', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { viewer } = await mount(4, 'data-pack="/a" data-speed="0.2"');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(viewer.getAttribute('aria-valuenow')).toBe('1');
  expect(requested).toEqual([]);
});

it('keeps no more frames than a phone can', async () => {
  const close = vi.spyOn(ImageBitmap.prototype, 'close');
  const { viewer, shown } = await mount(60);
  viewer.focus();
  await userEvent.keyboard('{End}');
  for (let turn = 0; turn < 55; turn += 1) await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(shown).toBe(4);
  await expect.poll(() => close.mock.calls.length).toBeGreaterThanOrEqual(15);
});

it('is only an image when there is only one', async () => {
  const { viewer } = await mount(1, '');
  expect(viewer.hasAttribute('role')).toBe(false);
  expect(viewer.tabIndex).toBe(-1);
});
