import { expect, test } from 'vitest';

import { readType } from './useEpackList.ts';

test('an address may ask for one type of package; nonsense counts as not said', () => {
  expect(readType(new URLSearchParams('type=sis'))).toBe('sis');
  expect(readType(new URLSearchParams('type=other'))).toBe('');
  expect(readType(new URLSearchParams())).toBe('');
});
