import { contract } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import {
  answerCalls,
  dataAnswer,
  makeProfile,
  SessionFrame,
  sessionHandlers,
} from '@vitrina/session/testing';
import { toast, type Locale } from '@vitrina/ui-kit';
import type { RequestHandler } from 'msw';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page, userEvent, type Locator } from 'vitest/browser';
import { noteUpload } from '@vitrina/editor-core/assets';
import { untilUploaded } from '@vitrina/editor-core/publishing';
import { createUploadsUnderWay, type UploadState } from '@vitrina/editor-core/store';

import { messages } from '../messages/index.ts';
import { testEpackId } from '../testing/EditorFixture.tsx';
import { makeRequest, makeReview } from '../review/testing/reviewSamples.ts';
import { findBlock, setUpEditor } from '../testing/openEditor.tsx';
import { PublishFlow } from './PublishFlow.tsx';
import type { PublishFlowProps } from './publishFlowProps.ts';
import {
  makeMatch,
  makePreview,
  makePublication,
  makeRetailerState,
  makeRollBackPreview,
} from './testing/publicationSamples.ts';

const { open, bodiesOf } = setUpEditor();
const ozon = { id: 1, name: 'Ozon' };
const dialog = page.getByRole('dialog', { name: /^Publish/ });
const rollBackDialog = page.getByRole('dialog', { name: /^Roll back to the version of/ });

const beans = { id: 4, name: 'Beans', parentId: null, label: 'Beans', children: [] };

const handlers = [
  mockCall(contract.getCategoryTree, () => dataAnswer([beans])),
  mockCall(contract.listLicenseInfo, () => dataAnswer([{ id: 1, name: 'Tefal', retailers: [ozon] }])),
  mockCall(contract.previewPublication, () => dataAnswer(makePreview())),
  mockCall(contract.listRetailerStates, () => dataAnswer({ items: [makeRetailerState(ozon)], total: 1 })),
  mockCall(contract.listPublications, () => dataAnswer({ items: [makePublication(ozon)], total: 1 })),
  mockCall(contract.listSchedules, () => dataAnswer({ items: [], total: 0 })),
  mockCall(contract.unpublish, () => dataAnswer({})),
  mockCall(contract.previewRollBack, () => dataAnswer(makeRollBackPreview([ozon]))),
  mockCall(contract.rollBackPublication, () => dataAnswer(makePublication(ozon).answer)),
];

async function openDialog() {
  await findBlock(2);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
}

test('what changed since the last publication is shown block by block before publishing', async () => {
  await open(makePage(feature(text('New'))), ...handlers);
  await openDialog();
  await dialog.getByText('1 block changed').click();
  await expect.element(dialog.getByText('Old')).toBeVisible();
  await expect.element(dialog.getByText('New', { exact: true })).toBeVisible();
});

test('of unsaved work it is said that the list is without it, where there is a list', async () => {
  await open(makePage(feature(text('New'))), ...handlers);
  await userEvent.click(await findBlock(2));
  await userEvent.keyboard('{Control>}d{/Control}');
  await openDialog();
  const words =
    'Your unsaved changes are saved before publishing. The list below compares the saved version.';
  await expect.element(dialog.getByText(words)).toBeVisible();
});

test('before the first publication no list is spoken of', async () => {
  const first = dataAnswer({ ...makePreview(), since: null, pages: [], byRetailer: [] });
  await open(
    makePage(feature(text('New'))),
    mockCall(contract.previewPublication, () => first),
    ...handlers,
  );
  await userEvent.click(await findBlock(2));
  await userEvent.keyboard('{Control>}d{/Control}');
  await openDialog();
  await expect.element(dialog.getByText('First publication')).toBeVisible();
  await expect.element(dialog.getByText('Your unsaved changes are saved before publishing.')).toBeVisible();
  await expect.element(dialog.getByText(/list below/)).not.toBeInTheDocument();
});

test('a retailer is taken off, and an earlier publication shown again', async () => {
  await open(makePage(feature(text('New'))), ...handlers);
  await openDialog();
  await dialog.getByRole('tab', { name: 'Shown now' }).click();
  await expect
    .element(dialog.getByRole('link', { name: 'Shop’s page at Ozon' }))
    .toHaveAttribute('href', '/shop/products/1');
  await dialog.getByRole('button', { name: 'Unpublish from Ozon' }).click();
  const question = page.getByRole('dialog', { name: 'Unpublish from Ozon?' });
  await question.getByRole('button', { name: 'Unpublish from Ozon' }).click();
  const path = `/api/constructor/epackages/${testEpackId}`;
  await expect.poll(() => bodiesOf(`${path}/unpublish`)).toEqual([{ retailerIds: [1] }]);
  const status = dialog.getByRole('status');
  await expect.element(status).toHaveTextContent('Unpublished from Ozon');
  await expect.element(status).toHaveFocus();
  await dialog.getByRole('tab', { name: 'Earlier publications' }).click();
  await dialog.getByRole('button', { name: /^Roll back to the version of/ }).click();
  await rollBackDialog.getByRole('button', { name: 'Roll back at 1 retailer' }).click();
  await expect.poll(() => bodiesOf(`${path}/publications/1/rollback`)).toEqual([{ retailerIds: [1] }]);
  await expect.element(status).toMatchTextContent(/^Rolled back to the version of Mar 5, 2026, .*$/);
  await expect.element(status).toHaveFocus();
});

test('a roll back asks where, shows what changes there, and is sent once by a double press', async () => {
  const polka = { id: 2, name: 'Полка' };
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let sent = 0;
  const rollBack = mockCall(contract.rollBackPublication, async () => {
    sent += 1;
    await held;
    return dataAnswer(makePublication(ozon).answer);
  });
  const { byRetailer, ...preview } = makeRollBackPreview([ozon]);
  const shown = {
    ...preview,
    retailers: [ozon],
    isUpToDate: true,
    hasNewLook: false,
    since: null,
    pages: [],
  };
  const two = {
    ...preview,
    retailers: [ozon, polka],
    byRetailer: [...byRetailer, { ...shown, retailers: [polka] }],
  };
  await openFlow([mockCall(contract.previewRollBack, () => dataAnswer(two)), rollBack]);
  await dialog.getByRole('tab', { name: 'Earlier publications' }).click();
  const opener = dialog.getByRole('button', { name: /^Roll back to the version of/ });
  await opener.click();
  await rollBackDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await expect.element(rollBackDialog.getByText('Полка: this version is already shown')).toBeVisible();
  await rollBackDialog.getByText('1 block changed').click();
  await expect.element(rollBackDialog.getByText('Old')).toBeVisible();
  await rollBackDialog.getByRole('checkbox', { name: /^Полка/ }).click();
  await expect.element(rollBackDialog.getByText(/already shown/)).not.toBeInTheDocument();
  const button = rollBackDialog.getByRole('button', { name: 'Roll back at 1 retailer' });
  const element = button.element() as HTMLButtonElement;
  element.click();
  element.click();
  await expect.element(button).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(rollBackDialog).toBeVisible();
  release();
  await expect.element(rollBackDialog).not.toBeInTheDocument();
  expect(sent).toBe(1);
  await expect.element(dialog.getByRole('status')).toHaveFocus();
});

test('publications of one minute are told apart by the second, and one that brought another back names it', async () => {
  const first = makePublication(ozon);
  const items = [
    { ...first, id: 3, rolledBackTo: 1, publishedDate: '2026-03-06T09:00:00.000Z' },
    { ...first, id: 2, publishedDate: '2026-03-05T14:07:30.000Z' },
    first,
  ];
  await openFlow(mockCall(contract.listPublications, () => dataAnswer({ items, total: 3 })));
  await dialog.getByRole('tab', { name: 'Earlier publications' }).click();
  const row = (at: number) => dialog.getByRole('listitem').nth(at);
  await expect.element(row(0)).toMatchTextContent(/rolled back to Mar 5, 2026, 5:07:00\sPM/);
  await expect.element(row(1)).toMatchTextContent(/^Mar 5, 2026, 5:07:30\sPM/);
  await expect.element(row(2)).toMatchTextContent(/^Mar 5, 2026, 5:07:00\sPM/);
  await expect.element(row(0)).toMatchTextContent(/^Mar 6, 2026, 12:00\sPM/);
});

test('why publishing failed is read where the keyboard is, and who closed the dialog meanwhile is told the outcome', async () => {
  const answers = [
    () => Promise.resolve(mockError(400, { code: 'publishNotAllowed', message: '' })),
    () => held.then(() => dataAnswer(makePublication(ozon).answer)),
  ];
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  onTestFinished(() => toast.clear());
  await openFlow(
    mockCall(contract.publishToStream, () => answers.shift()?.() ?? dataAnswer(makePublication(ozon).answer)),
  );
  const publish = dialog.getByRole('button', { name: /ublish to 1 retailer/ });
  await publish.click();
  await expect.element(dialog.getByRole('alert')).toHaveFocus();
  await publish.click();
  // Closing the dialog doesn't cancel a running publication.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  release();
  await expect.element(page.getByText(/” was published to 1 retailer$/)).toBeVisible();
});

test('the EAN by which a package is found is the one people know', async () => {
  const keys = [{ kind: 'gtin' as const, key: '03045380012345' }];
  const answer = { ...makePublication(ozon).answer, keys };
  await openFlow(mockCall(contract.publishToStream, () => dataAnswer(answer)));
  await dialog.getByRole('button', { name: /Publish to 1 retailer/ }).click();
  await expect.element(dialog.getByText('EAN 3045380012345')).toBeVisible();
  await expect.element(dialog.getByRole('status')).toHaveFocus();
});

test('on a phone the arrows of the tabs lead to what was published before', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1440, 900));
  await openFlow([]);
  const list = dialog.getByRole('tablist');
  await expect.element(list).toBeVisible();
  const arrows = () => [...dialog.element().querySelectorAll<HTMLElement>('.MuiTabs-scrollButtons')];
  await expect.poll(() => arrows().filter((arrow) => arrow.checkVisibility()).length).toBe(2);
  await userEvent.click(arrows().at(-1) as HTMLElement);
  const isInView = () => {
    const last = dialog.getByRole('tab', { name: 'Earlier publications' }).element().getBoundingClientRect();
    return last.right <= (arrows().at(-1)?.getBoundingClientRect().left ?? 0) + 1;
  };
  await expect.poll(isInView).toBe(true);
});

test('a package of the same product is compared field by field and rewritten only when told so', async () => {
  const checks: boolean[] = [];
  const publish = mockCall(contract.publishToStream, ({ body }) => {
    checks.push(body.checkPartialUpdate);
    return body.checkPartialUpdate
      ? mockError(409, { code: 'partialMatch', message: '', data: makeMatch(ozon) })
      : dataAnswer(makePublication(ozon).answer);
  });
  await openFlow(publish);
  await userEvent.click(dialog.getByRole('button', { name: /Publish to 1 retailer/ }));
  await expect.element(dialog.getByRole('row', { name: /MPN code A B differs/ })).toBeVisible();
  // By name; a category of another tree has no name here.
  await expect.element(dialog.getByRole('row', { name: 'Type Minisite Shop in shop differs' })).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: 'Categories Beans, 9 — differs' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Rewrite' }).click();
  await expect.element(dialog.getByText('Published to 1 retailer')).toBeVisible();
  expect(checks).toEqual([true, false]);
});

test('on a phone both packages have the same room in the comparison, and each field says whether it differs', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1440, 900));
  const match = makeMatch(ozon);
  const fields = match.fields.map((field) =>
    field.name === 'mpn'
      ? { ...field, existing: 'A number that goes on and on, as some brands have them' }
      : field,
  );
  const data = { ...match, fields };
  await openFlow(
    mockCall(contract.publishToStream, () => mockError(409, { code: 'partialMatch', message: '', data })),
  );
  await userEvent.click(dialog.getByRole('button', { name: /Publish to 1 retailer/ }));
  await expect.element(dialog.getByRole('rowheader', { name: /MPN code differs/ })).toBeVisible();
  const widthOf = (name: string) =>
    dialog.getByRole('columnheader', { name }).element().getBoundingClientRect().width;
  expect(Math.abs(widthOf('Uploaded') - widthOf('Existing'))).toBeLessThan(8);
  for (const cell of dialog.getByRole('table').element().querySelectorAll('th, td'))
    expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
});

test('on a phone no word or number of the comparison is broken, in Russian neither', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1440, 900));
  const match = makeMatch(ozon);
  await openFlow(
    mockCall(contract.publishToStream, () =>
      mockError(409, { code: 'partialMatch', message: '', data: match }),
    ),
    {},
    'ru',
  );
  const shown = page.getByRole('dialog', { name: /^Публикация/ });
  await shown.getByRole('button', { name: /^Опубликовать у/ }).click();
  const linesOf = (words: Locator) => {
    const range = document.createRange();
    range.selectNodeContents(words.element());
    return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
  };
  await expect.element(shown.getByRole('columnheader', { name: 'Существующий' })).toBeVisible();
  for (const name of ['Загружаемый', 'Существующий'])
    expect(linesOf(shown.getByRole('columnheader', { name }))).toBe(1);
  expect(linesOf(shown.getByRole('cell', { name: match.uploaded.ean }).first())).toBe(1);
  await expect.element(shown.getByText('Обнаружено частичное совпадение', { exact: false })).toHaveFocus();
});

test('what changes is said of each retailer, where they show different things', async () => {
  const preview = makePreview();
  const { since, pages } = preview;
  const byRetailer = [
    { retailers: [ozon], since, isUpToDate: true, hasNewLook: false, pages: [] },
    { retailers: [{ id: 2, name: 'Kettle shop' }], since, isUpToDate: false, hasNewLook: false, pages },
    { retailers: [{ id: 3, name: 'New shop' }], since: null, isUpToDate: false, hasNewLook: false, pages },
  ];
  await openFlow(mockCall(contract.previewPublication, () => dataAnswer({ ...preview, byRetailer })));
  const heading = (name: RegExp) => dialog.getByRole('heading', { name, level: 3 });
  await expect.element(heading(/^Ozon: changes since/)).toBeVisible();
  await expect.element(heading(/^Kettle shop: changes since/)).toBeVisible();
  await expect.element(heading(/^New shop: first publication of this package/)).toBeVisible();
  await expect.element(dialog.getByText('No changes since the last publication.')).toBeVisible();
});

test('who looks at what is shown now comes back to the same choice of retailers', async () => {
  const kettles = { id: 2, name: 'Kettle shop' };
  const targets: (readonly number[] | undefined)[] = [];
  const publish = mockCall(contract.publishToStream, ({ body }) => {
    targets.push(body.retailerIds);
    return dataAnswer(makePublication(ozon).answer);
  });
  const two = mockCall(contract.listLicenseInfo, () =>
    dataAnswer([{ id: 1, name: 'Tefal', retailers: [ozon, kettles] }]),
  );
  await openFlow([publish, two]);
  await dialog.getByRole('checkbox', { name: /^Kettle shop/ }).click();
  await dialog.getByRole('tab', { name: 'Shown now' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Unpublish from Ozon' })).toBeVisible();
  await dialog.getByRole('tab', { name: 'Publish', exact: true }).click();
  await expect.element(dialog.getByRole('checkbox', { name: /^Kettle shop/ })).not.toBeChecked();
  await dialog.getByRole('button', { name: /Publish to 1 retailer/ }).click();
  await expect.element(dialog.getByText('Published to 1 retailer')).toBeVisible();
  expect(targets).toEqual([[ozon.id]]);
});

test('Escape asks before a choice of retailers goes, and not where none was made', async () => {
  await openFlow([]);
  const retailer = dialog.getByRole('checkbox', { name: /^Ozon/ });
  await retailer.click();
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(retailer).not.toBeChecked();
  await retailer.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

const settings = { canPublishToStream: true, isContentCheckRequired: true };
const ofCarefulGroup = mockCall(contract.getProfile, () =>
  dataAnswer(makeProfile({ group: { id: 1, name: 'Careful', settings } as never })),
);

test('a group that publishes only approved packages asks for approval instead', async () => {
  const problems = [{ code: 'contentCheckRequired', message: 'Check it first', severity: 'error' as const }];
  const bodies: unknown[] = [];
  await openFlow([
    ofCarefulGroup,
    mockCall(contract.previewPublication, () => dataAnswer({ ...makePreview(), problems })),
    mockCall(contract.getReview, () => dataAnswer(makeReview({ isRequired: true }))),
    mockCall(contract.listReviewers, () => dataAnswer({ items: [{ id: 7, name: 'rita' }], total: 1 })),
    mockCall(contract.requestReview, ({ body }) => {
      bodies.push(body);
      return dataAnswer(makeReview({ isRequired: true, request: makeRequest() }));
    }),
  ]);
  await dialog.getByRole('combobox', { name: 'Reviewer' }).selectOptions('rita');
  await dialog.getByLabelText('Note (optional)').fill('Before Friday');
  await expect.element(dialog.getByText('Check it first')).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: /^Publish/ })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect.element(dialog.getByRole('status')).toHaveFocus();
  expect(bodies).toEqual([{ reviewerId: 7, note: 'Before Friday' }]);
});

test('an approved package is published, but not unsaved changes to it', async () => {
  const approved = [
    ofCarefulGroup,
    mockCall(contract.getReview, () => dataAnswer(makeReview({ isRequired: true, isApproved: true }))),
    mockCall(contract.listReviewers, () => dataAnswer({ items: [], total: 0 })),
  ];
  await openFlow(approved);
  await expect.element(dialog.getByRole('button', { name: /^Publish to 1 retailer/ })).toBeEnabled();
  await cleanup();
  await openFlow(approved, { savesFirst: true });
  await expect.element(dialog.getByRole('button', { name: 'Save and ask for approval' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /^Save and publish/ })).not.toBeInTheDocument();
});

test('pictures on their way come first, each with how far it is; one that fails holds publishing back', async () => {
  const uploads = createUploadsUnderWay();
  const [first, second] = ['first', 'second'];
  const cancel = vi.fn(() => noteUpload(uploads, second, undefined));
  const note = (key: string, state: UploadState) =>
    noteUpload(uploads, key, { key, purpose: 'field', state, start: () => undefined, cancel, drop: cancel });
  note(first, { status: 'running', name: 'grill.jpg', part: 0.4 });
  note(second, { status: 'running', name: 'pan.jpg', part: 0 });
  let published = 0;
  const publish = mockCall(contract.publishToStream, () => {
    published += 1;
    return dataAnswer(makePublication(ozon).answer);
  });
  await openFlow(publish, {
    uploads,
    prepare: async () => ((await untilUploaded(uploads)) ? testEpackId : undefined),
  });
  const pictures = dialog.getByRole('group', { name: 'Images on their way' });
  const publishButton = dialog.getByRole('button', { name: /Publish to 1 retailer/ });
  await expect.element(pictures.getByText('40%')).toBeVisible();
  await publishButton.click();
  await expect.element(dialog.getByText(/once its images are uploaded/)).toBeVisible();
  await pictures.getByRole('button', { name: 'Cancel' }).last().click();
  expect(cancel).toHaveBeenCalledOnce();
  note(first, { status: 'running', name: 'grill.jpg', part: 1 });
  await expect.element(pictures.getByText('Checking and preparing the file')).toBeVisible();
  note(first, {
    status: 'failed',
    file: new File([], 'grill.jpg'),
    code: 'uploadFailed',
    wantedKind: 'image',
  });
  await expect.element(pictures.getByText(/grill\.jpg/)).toBeVisible();
  await expect.element(pictures.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(publishButton).toBeEnabled();
  expect(published).toBe(0);

  note(first, { status: 'running', name: 'grill.jpg', part: 0 });
  await publishButton.click();
  noteUpload(uploads, first, undefined);
  await expect.element(dialog.getByText('Published to 1 retailer')).toBeVisible();
});

/** Opens the dialog of a saved package without missing data. */
async function openFlow(
  handler: RequestHandler | readonly RequestHandler[],
  others: Partial<PublishFlowProps> = {},
  locale: Locale = 'en',
): Promise<void> {
  const calls = answerCalls(...[handler].flat(), ...handlers, ...sessionHandlers(makeProfile()));
  onTestFinished(calls.restore);
  const flow = <Closable {...others} />;
  await render(
    <SessionFrame routes={[{ path: '/', element: flow }]} path="/" catalogues={[messages]} locale={locale} />,
  );
}

function Closable(props: Partial<PublishFlowProps>) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <PublishFlow
      name="Grill"
      epackId={testEpackId}
      problems={[]}
      prepare={() => Promise.resolve(testEpackId)}
      savesFirst={false}
      previewUrl="/preview"
      onClose={() => setOpen(false)}
      {...props}
    />
  );
}
