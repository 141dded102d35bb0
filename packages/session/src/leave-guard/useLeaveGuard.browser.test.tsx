import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { SessionFrame } from '../testing/SessionFrame.tsx';
import { useLeaveGuard } from './useLeaveGuard.tsx';

function Editor() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { dialog, allowLeaving } = useLeaveGuard(text !== '');
  const saveAndLeave = () => {
    allowLeaving();
    void navigate('/list');
  };
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/list">To the list</Link>
      <button onClick={saveAndLeave}>Save and leave</button>
      {dialog}
    </>
  );
}

const routes = [
  { path: '/edit', element: <Editor /> },
  { path: '/list', element: <h1>The list</h1> },
];
const text = page.getByLabelText('Text');
const list = page.getByRole('heading', { name: 'The list' });
const question = page.getByRole('dialog', { name: 'Unsaved progress' });

beforeEach(async () => {
  localStorage.clear();
  await render(<SessionFrame routes={routes} path="/edit" />);
});

it('lets go where nothing is unsaved', async () => {
  await page.getByRole('link', { name: 'To the list' }).click();
  await expect.element(list).toBeVisible();
});

it('holds unsaved work back; the user stays', async () => {
  await text.fill('unsaved');
  await page.getByRole('link', { name: 'To the list' }).click();
  await expect.element(question.getByRole('button', { name: 'Stay on the page' })).toHaveFocus();
  await question.getByRole('button', { name: 'Stay on the page' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(text).toHaveValue('unsaved');
});

it('leaves without saving when told so', async () => {
  await text.fill('unsaved');
  await page.getByRole('link', { name: 'To the list' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.element(list).toBeVisible();
});

it('does not ask once leaving was allowed', async () => {
  await text.fill('unsaved');
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await expect.element(list).toBeVisible();
});

it('asks when the tab is closed, only while something is unsaved', async () => {
  const isHeldBack = () => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isHeldBack()).toBe(false);
  await text.fill('unsaved');
  expect(isHeldBack()).toBe(true);
});
