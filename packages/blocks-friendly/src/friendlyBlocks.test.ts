/// <reference types="vite/client" />
import { blockChecks } from '@vitrina/block-kit/testing/node';
import { messages as kitMessages } from '@vitrina/block-kit/messages';
import { messages as genericMessages } from '@vitrina/blocks-generic/messages';
import { expect, it } from 'vitest';

import { friendlyBlocks } from './index.ts';
import { messages } from './messages/index.ts';
import { friendly } from './testing/friendly.ts';
import { friendlyViews } from './views.ts';

const checks = blockChecks({
  ...friendly,
  checked: friendlyBlocks,
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
  expect(Object.keys(friendlyViews).toSorted()).toEqual(friendlyBlocks.map(({ key }) => key).toSorted());
});
