/// <reference types="vite/client" />
import { blockChecks } from '@vitrina/block-kit/testing/node';
import { messages as kitMessages } from '@vitrina/block-kit/messages';
import { messages as genericMessages } from '@vitrina/blocks-generic/messages';
import { expect, it } from 'vitest';

import { amazonBlocks } from './index.ts';
import { messages } from './messages/index.ts';
import { amazon } from './testing/amazon.ts';
import { amazonViews } from './views.ts';

const checks = blockChecks({
  ...amazon,
  checked: amazonBlocks,
  stories: Object.values(import.meta.glob('./*/View.stories.tsx', { eager: true })),
  messages: {
    en: { ...kitMessages.en, ...genericMessages.en, ...messages.en },
    ru: { ...kitMessages.ru, ...genericMessages.ru, ...messages.ru },
  },
});

it.each(checks)('$name', (check) => {
  expect(check.problems()).toEqual([]);
});

it('has a View for every block and a block for every View', () => {
  expect(Object.keys(amazonViews).toSorted()).toEqual(amazonBlocks.map(({ key }) => key).toSorted());
});
