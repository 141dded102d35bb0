/// <reference types="vite/client" />
import { messages as kitMessages } from '@vitrina/block-kit/messages';
import { blockChecks } from '@vitrina/block-kit/testing/node';
import { expect, it } from 'vitest';

import { messages } from './index.ts';
import { example } from './testing/example.ts';

const checks = blockChecks({
  ...example,
  messages: { en: { ...kitMessages.en, ...messages.en }, ru: { ...kitMessages.ru, ...messages.ru } },
  stories: Object.values(import.meta.glob('./*/View.stories.tsx', { eager: true })),
});

it.each(checks)('$name', (check) => {
  expect(check.problems()).toEqual([]);
});
