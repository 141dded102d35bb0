import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useState, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { VitrinaFrame } from '../testing/VitrinaFrame.tsx';
import { lazyDialog } from './lazyDialog.tsx';

interface QuestionProps {
  readonly onClose: () => void;
}

function Question({ onClose }: QuestionProps) {
  return (
    <Dialog open onClose={onClose} slotProps={{ paper: { 'aria-label': 'Question' } }}>
      <Button>Yes</Button>
    </Dialog>
  );
}

/** A button with a dialog whose code loads when the test releases it. */
async function show() {
  const code = Promise.withResolvers<ComponentType<QuestionProps>>();
  const LazyQuestion = lazyDialog(() => code.promise);
  const onPress = vi.fn();
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    const open = () => {
      onPress();
      setOpen(true);
    };
    return (
      <>
        <Button onClick={open}>Ask</Button>
        {isOpen && <LazyQuestion onClose={() => setOpen(false)} />}
      </>
    );
  }
  await render(
    <VitrinaFrame>
      <Opener />
    </VitrinaFrame>,
  );
  (await page.getByRole('button', { name: 'Ask' }).findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Loading…')).toBeInTheDocument();
  return { arrive: () => code.resolve(Question), onPress };
}

const opener = () => page.getByRole('button', { name: 'Ask', includeHidden: true });

it('takes the keys from what is behind it before it is there, and gives the keyboard back in the end', async () => {
  const { arrive, onPress } = await show();
  await userEvent.keyboard('{Enter} ');
  expect(onPress).toHaveBeenCalledTimes(1);
  arrive();
  const question = page.getByRole('dialog', { name: 'Question' });
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

it('is given up by Escape while it is on its way', async () => {
  const { arrive } = await show();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Loading…')).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  arrive();
  await new Promise(requestAnimationFrame);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
