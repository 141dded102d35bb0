/// <reference types="vite/client" />
import { blockChecks } from '@vitrina/block-kit/testing/node';
import { isElementName } from '@vitrina/block-runtime';
import { messages as kitMessages } from '@vitrina/block-kit/messages';
import { expect, it } from 'vitest';

import { genericBlocks } from './index.ts';
import { messages } from './messages/index.ts';
import { genericViews } from './views.ts';

const checks = blockChecks({
  definitions: genericBlocks,
  views: genericViews,
  stories: Object.values(import.meta.glob('./*/View.stories.tsx', { eager: true })),
  messages: {
    en: { ...kitMessages.en, ...messages.en },
    ru: { ...kitMessages.ru, ...messages.ru },
  },
});

it.each(checks)('$name', (check) => {
  expect(check.problems()).toEqual([]);
});

it('uses only elements that the runtime has', () => {
  const used = new Set(genericBlocks.flatMap(({ elements }) => elements));
  expect([...used].filter((name) => !isElementName(name))).toEqual([]);
  expect(used.size).toBeGreaterThan(5);
});

it('has a View for every block and a block for every View', () => {
  expect(Object.keys(genericViews).toSorted()).toEqual(genericBlocks.map(({ key }) => key).toSorted());
});
