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

async function typeIntoText(choice: RandomChoice): Promise<void> {
  const block = choice.of(findBlocks().filter(({ dataset }) => dataset.key === 'Text'));
  if (block === undefined) return;
  block.scrollIntoView({ block: 'nearest' });
  await userEvent.dblClick(block, withinMs).catch(missed);
  await userEvent.keyboard(choice.of(['шум ', 'abc', 'x{Enter}y', '{Backspace}{Backspace}']) ?? '');
  if (choice.below(3) === 0) await userEvent.keyboard(ctrl(choice.of(['z', 'b', 'i', 'a']) ?? 'z'));
  await userEvent.keyboard('{Escape}');
}

/** Types into the package data, which has its own history, and leaves its tab again. */
async function typeIntoData(choice: RandomChoice): Promise<void> {
  // The tab's name may be followed by the number of problems.
  const findTab = (name: string) =>
    findAll('[role=tab]').find(({ textContent }) => textContent.startsWith(name));
  await click(findTab('Package data'));
  const field = choice.of(findAll('[role=tabpanel] input[type=text]'));
  await click(field);
  await userEvent.keyboard(choice.of(['шум', 'abc', '{Backspace}', ctrl('z')]) ?? '');
  await click(findTab('Editor'));
}

async function chooseFromMenu(name: string, choice: RandomChoice): Promise<void> {
  const button = findAll('button[aria-haspopup=menu]').find(({ textContent }) =>
    textContent.startsWith(name),
  );
  await click(button);
  const items = findAll('[role=menu] [role=menuitem]').filter(({ textContent }) =>
    /^(master_template|ozon_template|index\.html|second\.html)$/.test(textContent),
  );
  const item = choice.of(items);
  if (item) await click(item);
  else await userEvent.keyboard('{Escape}');
}

/** Selector of palette blocks. Each is a list item with the block's button and its star. */
const paletteItems = '#builder-left-panel li > button:first-child';

async function dragBlock(choice: RandomChoice): Promise<void> {
  const sources = [...findBlocks(), ...findAll(paletteItems)];
  const [source, target] = [choice.of(sources), choice.of(findBlocks())];
  if (!source || !target || source === target) return;
  await drag(source, target);
}

/** User actions with the browser's real mouse and keyboard. */
export const randomActions: readonly RandomAction[] = [
  { name: 'select', weight: 8, run: (choice) => click(choice.of(findBlocks())) },
  { name: 'add to the selection', weight: 2, run: (choice) => click(choice.of(findBlocks()), true) },
  { name: 'insert', weight: 5, run: (choice) => click(choice.of(findAll(paletteItems))) },
  { name: 'drag', weight: 2, run: dragBlock },
  { name: 'type', weight: 3, run: typeIntoText },
  {
    name: 'press a button of the inspector',
    weight: 3,
    run: (choice) =>
      click(
        choice.of(
          findAll('aside[aria-label] [role=group] button:not([disabled]), aside input[type=checkbox]'),
        ),
      ),
  },
  { name: 'switch page', weight: 1, run: (choice) => chooseFromMenu('Page', choice) },
  { name: 'switch template', weight: 1, run: (choice) => chooseFromMenu('Template', choice) },
  { name: 'type into the data', weight: 1, run: typeIntoData },
  press('walk', 3, '{ArrowDown}', '{ArrowUp}', '{ArrowLeft}', '{ArrowRight}'),
  press('move', 5, alt('{ArrowUp}'), alt('{ArrowDown}'), alt('{ArrowLeft}'), alt('{ArrowRight}')),
  press('switch size', 1, alt('1'), alt('2'), alt('3'), alt('4')),
  press('delete', 3, '{Delete}', '{Backspace}'),
  press('duplicate', 2, ctrl('d')),
  press('copy', 2, ctrl('c')),
  press('cut', 1, ctrl('x')),
  press('paste', 3, ctrl('v')),
  press('undo', 4, ctrl('z')),
  press('redo', 3, ctrl('y')),
  press('save', 1, ctrl('s')),
  press('leave', 1, '{Escape}'),
  {
    name: 'look at the commands',
    weight: 1,
    run: async () => {
      await userEvent.keyboard(ctrl('k'));
      await userEvent.keyboard('{Escape}');
    },
  },
];
