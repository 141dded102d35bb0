import '@vitrina/block-runtime/elements/model-viewer.js';
import { Document, WebIO } from '@gltf-transform/core';
import { contract } from '@vitrina/api-client/contract';
import { messages as apiMessages } from '@vitrina/api-client/messages';
import { mockCall } from '@vitrina/api-client/testing';
import { createTestStore } from '@vitrina/editor-core/testing';
import type { ModelView } from '@vitrina/editor-core/assets';
import { feature, page as newPage, text } from '@vitrina/epack-model/testing';
import { answerCalls, dataAnswer, SessionFrame, type AnsweredCalls } from '@vitrina/session/testing';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { EditorContext, type EditorContextValue } from '../../editor/EditorContext.ts';
import { messages } from '../../messages/index.ts';
import { EditorStoreProvider } from '../../store/EditorStoreProvider.tsx';
import type { ModelViewerElement } from './loadViewer.ts';
import { ModelDialog } from './ModelDialog.tsx';
import { renderPoster } from './renderPoster.ts';
import { renderUsdz } from './renderUsdz.ts';

// Without it the viewer would load a decoder from beside its script, which a bundle does not have.
vi.hoisted(() => Object.assign(globalThis, { ModelViewerElement: {} }));

const nothing = (): undefined => undefined;
const editor: EditorContextValue = {
  views: {},
  assetUrl: () => wall,
  previewUrl: (id) => id,
  announce: nothing,
  refuse: nothing,
  notify: nothing,
  runCommand: nothing,
};

/** Returns the address of a model: a wall of one meter, seen from the front. */
async function createWall(): Promise<string> {
  const document = new Document();
  const buffer = document.createBuffer();
  const accessor = (type: 'VEC3' | 'SCALAR', array: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const corners = new Float32Array([-0.5, 0, 0, 0.5, 0, 0, 0.5, 1, 0, -0.5, 1, 0]);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', corners))
    .setIndices(accessor('SCALAR', new Uint16Array([0, 1, 2, 0, 2, 3])));
  const mesh = document.createMesh().addPrimitive(primitive);
  document.createScene().addChild(document.createNode().setMesh(mesh));
  const bytes = await new WebIO().writeBinary(document);
  return URL.createObjectURL(new Blob([bytes], { type: 'model/gltf-binary' }));
}

const onSave = vi.fn<(changed: Partial<ModelView>) => void>();
const onClose = vi.fn();
let wall = '';
beforeAll(async () => {
  wall = await createWall();
});

const heavy = {
  id: 'a'.repeat(64),
  kind: 'model' as const,
  name: 'wall.glb',
  url: `/files/${'a'.repeat(64)}.glb`,
  contentType: 'model/gltf-binary',
  sizeBytes: 20 * 1024 * 1024,
  widthPx: null,
  heightPx: null,
  variants: [],
  poster: null,
  facts: { triangleCount: 120_000, findings: [{ code: 'ODD_CODE', severity: 'info' as const, count: 1 }] },
};
const light = { ...heavy, id: 'b'.repeat(64), url: `/files/${'b'.repeat(64)}.glb`, sizeBytes: 1024 * 1024 };
const lightAsset = {
  ...light,
  id: 7,
  fileId: light.id,
  alt: '',
  folderId: null,
  license: null,
  createdBy: null,
  createdDate: '2026-11-25T12:00:00Z',
  usageCount: 0,
};

let answered: AnsweredCalls;
beforeEach(() => {
  vi.clearAllMocks();
  answered = answerCalls(
    mockCall(contract.getFile, () => dataAnswer(heavy)),
    mockCall(contract.lightenModel, () => dataAnswer(light)),
    mockCall(contract.addAsset, () => dataAnswer(lightAsset)),
  );
});
afterEach(() => answered.restore());

const dialog = page.getByRole('dialog', { name: '3D view' });
const addPoint = dialog.getByRole('button', { name: 'Add a point' });
const place = dialog.getByRole('button', { name: /Press on the model to place/ });
const save = dialog.getByRole('button', { name: 'Save' });
const point = (name: string) => dialog.getByRole('button', { name, exact: true });

async function open(stored: Partial<ModelView> = {}) {
  const view: ModelView = {
    model: heavy.url,
    iosModel: '',
    poster: '/poster.webp',
    cameraOrbit: '0deg 90deg 3m',
    exposure: 1,
    shadow: 0,
    hotspots: [],
    ...stored,
  };
  const store = createTestStore({ page: newPage(feature(text('First'))) });
  const element = (
    <EditorStoreProvider store={store}>
      <EditorContext value={editor}>
        <ModelDialog
          view={view}
          bannerSize={{ widthPx: 800, heightPx: 400 }}
          maxPoints={30}
          onSave={onSave}
          onClose={onClose}
        />
      </EditorContext>
    </EditorStoreProvider>
  );
  await render(
    <SessionFrame routes={[{ path: '/', element }]} path="/" catalogues={[apiMessages, messages]} />,
  );
  await expect.element(addPoint).toBeEnabled();
}

function savedPoints() {
  const [changed] = onSave.mock.lastCall ?? [];
  return changed?.hotspots?.map(({ position, ...rest }) => ({
    position: position.split(' ').map(Number),
    ...rest,
  }));
}

test('a point is placed by a press, dragged on the model, named, and saved in one go', async () => {
  await open();
  await addPoint.click();
  await place.click();
  await expect.element(point('Point 1')).toHaveFocus();
  await dialog.getByRole('textbox', { name: 'Title of point 1' }).fill('Door');
  const { left, top, width } = point('Point 1: Door').element().getBoundingClientRect();
  const [x, y] = [left + width / 2, top + width / 2];
  const target = point('Point 1: Door').element();
  const drag = (type: string, toX: number) =>
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true, clientX: toX, clientY: y }),
    );
  vi.spyOn(target, 'setPointerCapture').mockImplementation(() => undefined);
  vi.spyOn(target, 'hasPointerCapture').mockReturnValue(true);
  drag('pointerdown', x);
  drag('pointermove', x + 30);
  await save.click();
  const [saved] = savedPoints() ?? [];
  expect(saved).toMatchObject({ normal: '0 0 1', title: 'Door', text: '' });
  expect(saved?.position[0]).toBeGreaterThan(0.05);
  expect(saved?.position[1]).toBeCloseTo(0.5, 1);
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('the keyboard places a point, moves it on the surface, and keeps it from leaving the model', async () => {
  await open({ hotspots: [{ position: '0.49 0.5 0', normal: '0 0 1', title: 'Edge', text: '' }] });
  addPoint.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(place).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(addPoint).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(place).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(point('Point 2')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  point('Point 1: Edge').element().focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect
    .element(dialog.getByText('There is no surface there. Press on the model itself.'))
    .toBeVisible();
  await save.click();
  const [edge, middle] = savedPoints() ?? [];
  expect(edge?.position).toEqual([0.49, 0.5, 0]);
  expect(middle?.position[0]).toBeCloseTo(0, 2);
  expect(middle?.position[1]).toBeGreaterThan(0.51);
});

test('a changed view is not lost without a question', async () => {
  await open({ hotspots: [{ position: '0 0.5 0', normal: '0 0 1', title: 'Old', text: '' }] });
  await dialog.getByRole('button', { name: 'Delete point Old' }).click();
  await expect.element(addPoint).toHaveFocus();
  await dialog.getByRole('button', { name: 'Use this view' }).click();
  await expect.element(dialog.getByText(/^Turned by 0°, from 0° above, /)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await save.click();
  expect(onSave).toHaveBeenCalledWith({
    hotspots: [],
    cameraOrbit: expect.stringMatching(/^0deg 90deg [\d.]+m$/),
  });
});

test('tells what is too much for phones, and takes the lighter copy on request', async () => {
  await open();
  await expect.element(dialog.getByText('120,000 triangles')).toBeVisible();
  await expect.element(dialog.getByRole('alert').getByText(/^A model over 10 MB loads slowly/)).toBeVisible();
  await expect.element(dialog.getByText('1 other note')).toBeVisible();
  await dialog.getByRole('button', { name: 'Make it lighter' }).click();
  const comparison = page.getByRole('dialog', { name: '95% lighter' });
  await expect.element(comparison.getByText('Now: 20 MB')).toBeVisible();
  await comparison.getByRole('button', { name: 'Use the lighter one' }).click();
  await expect.element(comparison).not.toBeInTheDocument();
  await save.click();
  expect(onSave).toHaveBeenCalledWith({ model: expect.objectContaining({ src: light.url }) });
});

test('a poster has the banner’s proportions, a clear background, and the model; the view stays', async () => {
  await open();
  const viewer = document.querySelector<ModelViewerElement>('model-viewer');
  if (!viewer) throw new Error('There is no viewer');
  const before = viewer.getBoundingClientRect();
  const file = await renderPoster(viewer, { widthPx: 300, heightPx: 100 });
  expect(file).toMatchObject({ name: 'poster.webp', type: 'image/webp' });
  const picture = await createImageBitmap(file);
  expect([picture.width, picture.height]).toEqual([600, 200]);
  const canvas = new OffscreenCanvas(600, 200);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  const alphaAt = (x: number, y: number) => context?.getImageData(x, y, 1, 1).data[3];
  expect([alphaAt(5, 5), alphaAt(300, 100)]).toEqual([0, 255]);
  expect(viewer.getBoundingClientRect()).toEqual(before);
});

test('a version for iPhone is made from the model', async () => {
  await open();
  const viewer = document.querySelector<ModelViewerElement>('model-viewer');
  if (!viewer) throw new Error('There is no viewer');
  const file = await renderUsdz(viewer);
  expect(file.name).toBe('model.usdz');
  // USDZ is an archive without compression, which starts with the model.
  expect(await file.slice(0, 2).text()).toBe('PK');
  expect(await file.text()).toContain('#usda 1.0');
});
