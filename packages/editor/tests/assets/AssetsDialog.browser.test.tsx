import { maxFileBytes } from '@vitrina/api-client';
import { contract, type Asset } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { feature, image, page as makePage } from '@vitrina/epack-model/testing';
import { dataAnswer } from '@vitrina/session/testing';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { makeAsset } from '@vitrina/editor-core/testing';

import { findBlock, queryBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open, bodiesOf } = setUpEditor();

const grill = makeAsset({ id: 1, name: 'grill.png', usageCount: 1 });
const pan = makeAsset({ id: 2, name: 'pan.png', alt: 'A pan on a stove' });
const folder = { id: 7, name: 'Kitchen', parentId: null, license: null, assetCount: 1 };

function libraryHandlers(assets: readonly Asset[]) {
  return [
    mockCall(contract.listAssetFolders, () => dataAnswer([folder])),
    mockCall(contract.listAssets, ({ query: { search = '', folderId } }) => {
      const items = assets.filter(
        (asset) => asset.name.includes(search) && (folderId === undefined || asset.folderId === folderId),
      );
      return dataAnswer({ items, total: items.length });
    }),
    mockCall(contract.getAssetUsage, () =>
      dataAnswer({
        items: [
          {
            epack: { id: '00000000-0000-4000-8000-000000000002', name: 'Summer minisite' },
            pages: [{ locale: 'ru', template: 'master_template', page: 'index.html' }],
          },
        ],
        total: 1,
      }),
    ),
    mockCall(contract.updateAsset, ({ body }) => dataAnswer({ ...grill, ...body })),
  ];
}

/** 1 feature: 2 image. */
const onePicture = makePage(feature(image('')));
const dialog = page.getByRole('dialog', { name: 'Assets library' });
const card = (name: RegExp) => dialog.getByRole('button', { name });

async function openLibrary() {
  await userEvent.click(await findBlock(2));
  await page.getByRole('button', { name: 'From the library' }).first().click();
  await expect.element(card(/grill\.png/)).toBeVisible();
}

test('a picture is found by its name and put into the block', async () => {
  await open(onePicture, ...libraryHandlers([grill, pan]));
  await openLibrary();
  await dialog.getByRole('searchbox').fill('pan');
  await expect.element(card(/grill\.png/)).not.toBeInTheDocument();
  await card(/pan\.png/).click();
  await dialog.getByRole('button', { name: 'Use this file' }).click();
  await expect.poll(() => queryBlock(2)?.outerHTML).toContain(pan.url);
});

test('a picture that is shown somewhere says where, and cannot be deleted', async () => {
  await open(onePicture, ...libraryHandlers([grill, pan]));
  await openLibrary();
  await card(/grill\.png/).click();
  await expect.element(dialog.getByText('Summer minisite (ru, index.html)')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Delete file' })).toBeDisabled();
});

test('the arrows lead from picture to picture, and a description is kept when it is left', async () => {
  await open(onePicture, ...libraryHandlers([grill, pan]));
  await openLibrary();
  await card(/grill\.png/).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(card(/pan\.png/)).toHaveFocus();
  await expect.element(card(/pan\.png/)).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByLabelText('Description (alt text)').fill('A red pan');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => bodiesOf('/api/constructor/assets/2')).toEqual([{ alt: 'A red pan' }]);
});

test('how many files were found is said', async () => {
  await open(onePicture, ...libraryHandlers([grill, pan]));
  await openLibrary();
  await expect.element(dialog.getByRole('status').getByText('2 files')).toBeVisible();
  await dialog.getByRole('searchbox').fill('pan');
  await expect.element(dialog.getByRole('status').getByText('1 file')).toBeVisible();
});

test('folders of two licenses with one name are told apart', async () => {
  const of = (id: number, license: string) => ({ ...folder, id, license: { id, name: license } });
  const folders = [of(7, 'Tefal'), of(8, 'Krups'), { ...folder, id: 9, name: 'Garden' }];
  await open(
    onePicture,
    mockCall(contract.listAssetFolders, () => dataAnswer(folders)),
    ...libraryHandlers([grill]),
  );
  await openLibrary();
  const names = dialog.getByRole('navigation', { name: 'Folders' });
  await expect.element(names.getByRole('button', { name: /^Kitchen Krups/ })).toBeVisible();
  await card(/grill\.png/).click();
  const choice = dialog.getByRole('combobox', { name: 'Folder' });
  await expect.element(choice.getByRole('option', { name: 'Kitchen · Tefal' })).toBeInTheDocument();
  await expect.element(choice.getByRole('option', { name: 'Garden', exact: true })).toBeInTheDocument();
});

test('a folder whose name is taken says so at the name', async () => {
  const taken = mockCall(contract.createAssetFolder, () =>
    mockError(409, { code: 'folderTaken', message: '' }),
  );
  await open(onePicture, taken, ...libraryHandlers([grill]));
  await openLibrary();
  await dialog.getByRole('button', { name: 'New folder' }).click();
  const naming = page.getByRole('dialog', { name: 'New folder' });
  await naming.getByLabelText('Folder name').fill('Kitchen');
  await naming.getByRole('button', { name: 'Save folder' }).click();
  await expect
    .element(naming.getByText('This folder already has a folder with the given name'))
    .toBeVisible();
});

test('a library that cannot be had says so and can be asked again', async () => {
  let attempts = 0;
  const failingOnce = mockCall(contract.listAssets, () => {
    attempts += 1;
    return attempts === 1
      ? mockError(500, { code: 'somethingWentWrong', message: '' })
      : dataAnswer({ items: [grill], total: 1 });
  });
  await open(onePicture, failingOnce, ...libraryHandlers([grill]));
  await userEvent.click(await findBlock(2));
  await page.getByRole('button', { name: 'From the library' }).first().click();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(card(/grill\.png/)).toBeVisible();
});

test('a picture dropped on the library is uploaded into it; one that fails can be sent again', async () => {
  // Without XMLHttpRequest, the client sends uploads with fetch, which the test can answer.
  const { XMLHttpRequest: xhr } = globalThis;
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  onTestFinished(() => void Object.assign(globalThis, { XMLHttpRequest: xhr }));
  const stored: Asset[] = [];
  let attempts = 0;
  const { fileId, ...file } = makeAsset({ id: 3, name: 'pot.png' });
  await open(
    onePicture,
    mockCall(contract.uploadFile, () => {
      attempts += 1;
      return attempts === 1
        ? mockError(500, { code: 'uploadFailed', message: '' })
        : dataAnswer({ ...file, id: fileId });
    }),
    mockCall(contract.addAsset, () => {
      const asset = makeAsset({ id: 3, name: 'pot.png' });
      stored.push(asset);
      return dataAnswer(asset);
    }),
    ...libraryHandlers(stored),
  );
  await userEvent.click(await findBlock(2));
  await page.getByRole('button', { name: 'From the library' }).first().click();
  await expect.element(dialog.getByText('No files here yet')).toBeVisible();
  const data = new DataTransfer();
  data.items.add(new File(['content'], 'pot.png', { type: 'image/png' }));
  for (const type of ['dragenter', 'dragover', 'drop']) {
    const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data });
    dialog.element().dispatchEvent(event);
  }
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(card(/pot\.png/)).toBeVisible();
  await expect.poll(() => bodiesOf('/api/constructor/assets')).toMatchObject([{ fileId, name: 'pot.png' }]);
});

test('search, folders and details stay in view however far the files go', async () => {
  const many = Array.from({ length: 48 }, (_, at) => makeAsset({ id: at + 1, name: `shot-${at + 1}.png` }));
  await open(onePicture, ...libraryHandlers([...many, grill]));
  await openLibrary();
  await card(/shot-48\.png/).click();
  await expect.element(dialog.getByLabelText('Description (alt text)')).toBeInViewport();
  await expect.element(dialog.getByRole('searchbox')).toBeInViewport();
  await expect.element(dialog.getByRole('button', { name: 'New folder' })).toBeInViewport();
});

test('a file that is moved into a folder says so', async () => {
  await open(onePicture, ...libraryHandlers([grill]));
  await openLibrary();
  await card(/grill\.png/).click();
  await dialog.getByRole('combobox', { name: 'Folder' }).selectOptions('Kitchen');
  await expect.element(page.getByText('grill.png moved to Kitchen')).toBeVisible();
});

test('the keyboard stays among the files when one is moved out of the folder in view', async () => {
  const inKitchen = [
    { ...grill, folderId: folder.id },
    { ...pan, folderId: folder.id },
  ];
  const move = mockCall(contract.updateAsset, ({ body }) => {
    const moved = { ...grill, ...body };
    inKitchen[0] = moved as (typeof inKitchen)[0];
    return dataAnswer(moved);
  });
  await open(onePicture, move, ...libraryHandlers(inKitchen));
  await openLibrary();
  await dialog.getByRole('button', { name: /^Kitchen/ }).click();
  await card(/grill\.png/).click();
  await dialog.getByRole('combobox', { name: 'Folder' }).selectOptions('In no folder');
  await expect.element(card(/grill\.png/)).not.toBeInTheDocument();
  await expect.element(card(/pan\.png/)).toHaveFocus();
});

test('what is uploaded into a folder but stands in another one says where it is', async () => {
  const { XMLHttpRequest: xhr } = globalThis;
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  onTestFinished(() => void Object.assign(globalThis, { XMLHttpRequest: xhr }));
  const garden = { ...folder, id: 8, name: 'Garden' };
  const { fileId, ...file } = makeAsset({ id: 3, name: 'pot.png', folderId: folder.id });
  await open(
    onePicture,
    mockCall(contract.listAssetFolders, () => dataAnswer([folder, garden])),
    mockCall(contract.uploadFile, () => dataAnswer({ ...file, id: fileId })),
    mockCall(contract.addAsset, () => dataAnswer({ ...file, fileId })),
    ...libraryHandlers([grill]),
  );
  await openLibrary();
  await dialog.getByRole('button', { name: /^Garden/ }).click();
  await page
    .getByLabelText('Files to upload')
    .upload(new File(['content'], 'pot.png', { type: 'image/png' }));
  await expect
    .element(page.getByText('pot.png is already in the library, in the folder “Kitchen”.'))
    .toBeVisible();
});

test('a file that would be refused again says what may be uploaded, and is not offered to be sent once more', async () => {
  const { XMLHttpRequest: xhr } = globalThis;
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  onTestFinished(() => void Object.assign(globalThis, { XMLHttpRequest: xhr }));
  let sent = 0;
  const refuse = mockCall(contract.uploadFile, () => {
    sent += 1;
    return mockError(415, { code: 'fileKindUnknown', message: '' });
  });
  await open(onePicture, refuse, ...libraryHandlers([grill]));
  await openLibrary();
  const data = new DataTransfer();
  data.items.add(new File(['words'], 'notes.txt', { type: 'text/plain' }));
  data.items.add(new File([], 'empty.png', { type: 'image/png' }));
  data.items.add(new File([new Uint8Array(maxFileBytes.image + 1)], 'huge.png', { type: 'image/png' }));
  for (const type of ['dragenter', 'dragover', 'drop']) {
    const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data });
    dialog.element().dispatchEvent(event);
  }
  await expect
    .element(dialog.getByText(/^notes\.txt was not uploaded\. This kind of file is not supported/))
    .toBeVisible();
  await expect.element(dialog.getByText('empty.png was not uploaded. The file is empty.')).toBeVisible();
  await expect.element(dialog.getByText('huge.png was not uploaded. The limit is 60 MB.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  const descriptions = dialog
    .getByRole('alert')
    .getByRole('button', { name: 'Close' })
    .elements()
    .map((button) => button.getAttribute('aria-description'));
  expect(new Set(descriptions)).toEqual(new Set(['notes.txt', 'empty.png', 'huge.png']));
  expect(sent).toBe(1);
});

test('the keyboard stays in the library when a file or a folder is deleted with it', async () => {
  const assets = [{ ...pan, usageCount: 0 }, grill];
  let folders = [folder];
  await open(
    onePicture,
    mockCall(contract.deleteAsset, () => {
      assets.shift();
      return dataAnswer({});
    }),
    mockCall(contract.deleteAssetFolder, () => {
      folders = [];
      return dataAnswer({});
    }),
    mockCall(contract.listAssetFolders, () => dataAnswer(folders)),
    mockCall(contract.listAssets, () => dataAnswer({ items: assets, total: assets.length })),
    ...libraryHandlers([]),
  );
  await openLibrary();
  await card(/pan\.png/).click();
  const press = async (button: Locator) => {
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  };
  await press(dialog.getByRole('button', { name: 'Delete file' }));
  const question = page.getByRole('dialog', { name: 'Delete pan.png from the library?' });
  await press(question.getByRole('button', { name: 'Delete file' }));
  await expect.element(card(/grill\.png/)).toHaveFocus();

  await dialog.getByRole('button', { name: /^Kitchen/ }).click();
  await press(dialog.getByRole('button', { name: 'Delete the folder' }));
  await expect.element(dialog.getByRole('button', { name: /^Kitchen/ })).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'New folder' })).toHaveFocus();
});

test('a file is deleted only when that is said twice, and not while a page of the package shows it', async () => {
  const deleted: string[] = [];
  const unused = { ...pan, usageCount: 0 };
  const remove = mockCall(contract.deleteAsset, ({ params }) => {
    deleted.push(String(params.id));
    return dataAnswer({});
  });
  await open(onePicture, remove, ...libraryHandlers([grill, unused]));
  await openLibrary();
  await card(/pan\.png/).click();
  await dialog.getByRole('button', { name: 'Delete file' }).click();
  const question = page.getByRole('dialog', { name: 'Delete pan.png from the library?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(deleted).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete file' }).click();
  await question.getByRole('button', { name: 'Delete file' }).click();
  await expect.poll(() => deleted).toEqual(['2']);

  await expect.element(question).not.toBeInTheDocument();
  await card(/pan\.png/).dblClick();
  await expect.poll(() => queryBlock(2)?.outerHTML).toContain(pan.url);
  await expect.element(dialog).not.toBeInTheDocument();
  await openLibrary();
  await card(/pan\.png/).click();
  await dialog.getByRole('button', { name: 'Delete file' }).click();
  await expect.element(question.getByText(/^A page of this package uses it/)).toBeVisible();
  await expect.element(question.getByRole('button', { name: 'Delete file' })).toBeDisabled();
});

test('an upload into the library goes on while that is closed', async () => {
  const { XMLHttpRequest: xhr } = globalThis;
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  onTestFinished(() => void Object.assign(globalThis, { XMLHttpRequest: xhr }));
  const held = Promise.withResolvers<void>();
  const stored: Asset[] = [];
  const pot = makeAsset({ id: 3, name: 'pot.png' });
  const { fileId, ...file } = pot;
  await open(
    onePicture,
    mockCall(contract.uploadFile, () => dataAnswer({ ...file, id: fileId })),
    mockCall(contract.addAsset, async () => {
      await held.promise;
      stored.push(pot);
      return dataAnswer(pot);
    }),
    ...libraryHandlers(stored),
  );
  await userEvent.click(await findBlock(2));
  const openIt = () => page.getByRole('button', { name: 'From the library' }).first().click();
  await openIt();
  await userEvent.upload(
    dialog.getByLabelText('Files to upload'),
    new File(['x'], 'pot.png', { type: 'image/png' }),
  );
  const progress = dialog.getByRole('progressbar', { name: 'Upload of pot.png' });
  await expect.element(progress).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
  await openIt();
  await expect.element(progress).toBeVisible();
  held.resolve();
  await expect.element(card(/pot\.png/)).toBeVisible();
});
