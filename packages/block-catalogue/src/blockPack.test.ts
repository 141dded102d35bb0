import { expect, it } from 'vitest';

import { readBlockPack } from './blockPack.ts';

const pack = {
  family: { key: 'own', blocks: [{ key: 'OwnNote' }] },
  views: { OwnNote: () => null },
  messages: { en: {}, ru: {} },
};

it('takes a family with Views and names as it is', () => {
  expect(readBlockPack(pack)).toBe(pack);
});

it.each([
  [undefined, '"the module" is no object'],
  [{ ...pack, family: undefined }, '"family" is no object'],
  [{ ...pack, family: { key: 'own' } }, '"family" has no key or no blocks'],
  [{ ...pack, views: {} }, 'There is no View for OwnNote'],
  [{ ...pack, messages: { en: {} } }, '"messages.ru" is no object'],
])('says what is missing in %j', (module, message) => {
  expect(() => readBlockPack(module)).toThrow(message);
});
