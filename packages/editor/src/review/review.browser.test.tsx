import { contract, type ReviewComment } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { feature, page as content, text } from '@vitrina/epack-model/testing';
import { dataAnswer } from '@vitrina/session/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, setUpEditor } from '../testing/openEditor.tsx';
import { makeComment, makeRequest, makeReview } from './testing/reviewSamples.ts';

const editor = setUpEditor();
const panel = page.getByRole('complementary', { name: 'Review' });
const dialog = page.getByRole('dialog');
const button = page.getByRole('button', { name: /^Review/ });
const twoTexts = () => content(feature(text('One'), text('Two')));

/** Answers the list with comments, which a test can change. */
function commentsOf(comments: ReviewComment[]) {
  return mockCall(contract.listReviewComments, () => dataAnswer({ items: comments, total: comments.length }));
}

const seen = '1'.repeat(32);
const changes = mockCall(contract.getReviewChanges, () =>
  dataAnswer({ version: seen, since: null, pages: [] }),
);

test('open comments are counted on the button, in the layers and beside the properties, and lead to each other', async () => {
  await editor.open(twoTexts(), commentsOf([makeComment(), makeComment({ id: 2, text: 'And why?' })]));
  await expect.element(button).toHaveAccessibleName('Review 2 open comments');
  await page.getByRole('tab', { name: 'Layers' }).click();
  await expect.element(page.getByRole('treeitem', { name: 'Text, One, 2 open comments' })).toBeVisible();
  await expect.element(page.getByRole('treeitem', { name: 'Text, Two', exact: true })).toBeVisible();
  await userEvent.click(await findBlock(2));
  await page
    .getByRole('complementary', { name: 'Properties' })
    .getByRole('button', { name: '2 open comments' })
    .click();
  await expect.element(panel.getByText('Which kettle?')).toBeVisible();
  await userEvent.click(await findBlock(3));
  await panel.getByRole('button', { name: 'Text', exact: true }).first().click();
  await expect.element(panel.getByRole('listitem').first()).toHaveAttribute('aria-current', 'true');
  await button.click();
  await expect.element(panel).not.toBeInTheDocument();
});

test('a block with open comments has a mark on the page that opens them', async () => {
  await editor.open(twoTexts(), commentsOf([makeComment({ componentId: 3 })]));
  const mark = page.getByRole('button', { name: '1 open comment on “Text”' });
  await mark.click();
  await expect.element(panel.getByText('Which kettle?')).toBeVisible();
  await expect.element(panel.getByRole('listitem').first()).toHaveAttribute('aria-current', 'true');
  const [{ top }, block] = [mark.element().getBoundingClientRect(), await findBlock(3)];
  expect(Math.abs(top - block.getBoundingClientRect().top)).toBeLessThan(20);
});

test('what a colleague writes appears without a reload', async () => {
  const comments = [makeComment()];
  await editor.open(twoTexts(), commentsOf(comments));
  await button.click();
  await expect.element(panel.getByText('Which kettle?')).toBeVisible();
  comments.push(makeComment({ id: 2, threadId: 1, text: 'The red one' }));
  await expect.element(panel.getByText('The red one')).toBeVisible();
});

test('a comment is on the selected block, keeps its text where it fails, and on the package without a block', async () => {
  const bodies: unknown[] = [];
  let isDown = true;
  await editor.open(
    twoTexts(),
    mockCall(contract.addReviewComment, ({ body }) => {
      if (isDown) return mockError(409, { code: 'blockNotSaved', message: '' });
      bodies.push(body);
      return dataAnswer(makeComment());
    }),
  );
  await userEvent.click(await findBlock(3));
  await button.click();
  await panel.getByRole('textbox', { name: 'Comment on “Text”' }).fill('Shorter');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(panel.getByRole('alert')).toMatchTextContent(/Save the package, then comment/);
  isDown = false;
  await panel.getByRole('button', { name: 'Comment', exact: true }).click();
  const address = { locale: 'ru', template: 'master_template', page: 'index.html' };
  await expect.poll(() => bodies).toEqual([{ page: address, componentId: 3, text: 'Shorter' }]);
  await userEvent.click(await findBlock(3));
  await userEvent.keyboard('{Escape}');
  await panel.getByRole('textbox', { name: 'Comment on the package' }).fill('Good');
  await panel.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect.poll(() => bodies.at(-1)).toEqual({ text: 'Good' });
});

test('a thread is resolved and answered; one of a removed block stays and says so', async () => {
  const sent: unknown[] = [];
  await editor.open(
    twoTexts(),
    commentsOf([makeComment({ componentId: 99, componentName: 'Banner' }), makeComment({ id: 5 })]),
    mockCall(contract.settleReviewThread, ({ body }) => {
      sent.push(body);
      return dataAnswer(makeComment());
    }),
    mockCall(contract.addReviewComment, ({ body }) => {
      sent.push(body);
      return dataAnswer(makeComment());
    }),
  );
  await button.click();
  const removed = panel.getByRole('listitem').first();
  await expect.element(removed.getByText('Block removed')).toBeVisible();
  await expect.element(removed.getByText('Banner')).toBeVisible();
  await removed.getByRole('button', { name: 'Resolve the comment on “Banner”' }).click();
  await expect.poll(() => sent).toEqual([{ isResolved: true }]);
  await panel.getByRole('button', { name: 'Reply about “Text”' }).click();
  await userEvent.keyboard('The red one');
  await panel.getByRole('button', { name: 'Send reply' }).click();
  await expect.poll(() => sent.at(-1)).toEqual({ text: 'The red one', threadId: 5 });
});

test('a reviewer approves what they have seen, and not what the author saved since', async () => {
  const review = makeReview({ canDecide: true, version: seen, request: makeRequest({ note: 'For Friday' }) });
  const bodies: unknown[] = [];
  await editor.open(
    twoTexts(),
    mockCall(contract.getReview, () => dataAnswer(review)),
    changes,
    mockCall(contract.approveReview, ({ body }) => {
      bodies.push(body);
      return dataAnswer(makeReview({ isApproved: true }));
    }),
  );
  await button.click();
  await expect.element(panel.getByText('For Friday')).toBeVisible();
  await panel.getByRole('button', { name: 'Review changes' }).click();
  const approve = dialog.getByRole('button', { name: 'Approve' });
  await expect.element(approve).toBeEnabled();
  review.version = '2'.repeat(32);
  await expect.element(dialog.getByText(/The author saved the package/)).toBeVisible();
  await expect.element(approve).toBeDisabled();
  review.version = seen;
  await expect.element(approve).toBeEnabled();
  await approve.click();
  await expect.poll(() => bodies).toEqual([{ version: seen, note: '' }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a package is returned only with a reason', async () => {
  const bodies: unknown[] = [];
  await editor.open(
    twoTexts(),
    mockCall(contract.getReview, () =>
      dataAnswer(makeReview({ canDecide: true, version: seen, request: makeRequest() })),
    ),
    changes,
    mockCall(contract.returnReview, ({ body }) => {
      bodies.push(body);
      return dataAnswer(makeReview());
    }),
  );
  await button.click();
  await panel.getByRole('button', { name: 'Review changes' }).click();
  await dialog.getByRole('button', { name: 'Return', exact: true }).click();
  const send = dialog.getByRole('button', { name: 'Return to author' });
  await expect.element(send).toBeDisabled();
  await userEvent.keyboard('Wrong picture');
  await send.click();
  await expect.poll(() => bodies).toEqual([{ reason: 'Wrong picture' }]);
});
