import { userEvent } from 'vitest/browser';

import {
  alt,
  click,
  ctrl,
  drag,
  findAll,
  findBlocks,
  missed,
  press,
  type RandomAction,
  withinMs,
} from './randomAction.ts';
import type { RandomChoice } from './randomChoice.ts';

/** Opens a random text for typing, with its whole content selected. Returns whether there is one. */
async function editText(choice: RandomChoice): Promise<boolean> {
  const block = choice.of(findBlocks().filter(({ dataset }) => dataset.key === 'Text'));
  if (block === undefined) return false;
  block.scrollIntoView({ block: 'nearest' });
  await userEvent.dblClick(block, withinMs).catch(missed);
  await userEvent.keyboard(ctrl('a'));
  return true;
}

async function typeMarkdown(choice: RandomChoice): Promise<void> {
  if (!(await editText(choice))) return;
  const typed = ['## шум **тихо** ', '- one{Enter}two{Enter}{Enter}', '1. один', '> # *x* ', '`a` __b__ '];
  await userEvent.keyboard(choice.of(typed) ?? '');
  await userEvent.keyboard('{Escape}');
}

/** Presses a button of the bar over a text, and an item of the menu that it opens. */
async function useTextBar(choice: RandomChoice): Promise<void> {
  if (!(await editText(choice))) return;
  await click(choice.of(findAll('[role=toolbar][aria-label=Formatting] button:not([disabled])')));
  await click(choice.of(findAll('[role=menu] [role^=menuitem]')));
  await userEvent.keyboard('{Escape}{Escape}');
}

/** The handles of sizes, spaces, gaps, column shares, table columns and the page's width. */
const findHandles = () => findAll('[role=separator][aria-valuetext]');

async function pressHandle(choice: RandomChoice): Promise<void> {
  choice.of(findHandles())?.focus();
  const arrows = ['{ArrowUp}', '{ArrowDown}', '{ArrowLeft}', '{ArrowRight}', '{Shift>}{ArrowRight}{/Shift}'];
  for (let count = choice.below(4); count >= 0; count -= 1) await userEvent.keyboard(choice.of(arrows) ?? '');
}

async function dragHandle(choice: RandomChoice): Promise<void> {
  const [handle, target] = [choice.of(findHandles()), choice.of(findBlocks())];
  if (handle && target) await drag(handle, target);
}

/** Commands of the context menu that open no dialog. */
const plainCommands =
  /^(Align|Distribute|Move|Wrap in a row|Unwrap|Hide|Show|Copy style|Paste style|Insert (row|column|product)|Delete (row|column|product)|Duplicate|Header|Even)/;

async function chooseFromContextMenu(choice: RandomChoice): Promise<void> {
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  const items = findAll('[role=menu] [role^=menuitem]');
  const item = choice.of(items.filter(({ textContent }) => plainCommands.test(textContent)));
  if (item) await click(item);
  else await userEvent.keyboard('{Escape}');
}

/** Presses a product of a comparison, or adds one. */
async function editProducts(choice: RandomChoice): Promise<void> {
  await click(choice.of(findBlocks().filter(({ dataset }) => dataset.key?.endsWith('ComparisonChart'))));
  await click(choice.of(findAll('.table-handle-product, .table-append')));
  const items = findAll('[role=menu] [role=menuitem]');
  if (items.length > 0) await click(choice.of(items));
}

async function replaceBlock(choice: RandomChoice): Promise<void> {
  await userEvent.keyboard(alt('r'));
  for (let count = choice.below(6); count > 0; count -= 1) await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard(choice.below(4) === 0 ? '{Escape}' : '{Enter}');
  await userEvent.keyboard('{Escape}');
}

/** Gestures of the canvas beyond the common actions, by the browser's real mouse and keyboard. */
export const randomGestures: readonly RandomAction[] = [
  { name: 'type Markdown', weight: 2, run: typeMarkdown },
  { name: 'use the text bar', weight: 2, run: useTextBar },
  { name: 'press a handle', weight: 3, run: pressHandle },
  { name: 'drag a handle', weight: 2, run: dragHandle },
  { name: 'choose from the context menu', weight: 4, run: chooseFromContextMenu },
  { name: 'edit products', weight: 2, run: editProducts },
  { name: 'replace', weight: 1, run: replaceBlock },
  press('wrap', 2, ctrl('g')),
  press('unwrap', 2, '{Control>}{Shift>}g{/Shift}{/Control}'),
  press('copy the style', 1, '{Control>}{Alt>}c{/Alt}{/Control}'),
  press('paste the style', 2, '{Control>}{Alt>}v{/Alt}{/Control}'),
  press('switch the board', 1, alt('b')),
  press('switch outlines or rulers', 1, alt('o'), alt('u')),
];
