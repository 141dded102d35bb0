import { expect, test } from 'vitest';

import { toFileName } from './toFileName.ts';

test.each([
  ['Delivery', 'delivery.html'],
  ['Доставка и оплата', 'dostavka-i-oplata.html'],
  ['Care & parts', 'care-and-parts.html'],
  ['details.html', 'details.html'],
  ['咖啡', 'page.html'],
])('%s is stored as %s', (title, file) => {
  expect(toFileName(title, [])).toBe(file);
});

test('a name that is taken gets a number', () => {
  expect(toFileName('Care', ['index.html', 'care.html', 'care-2.html'])).toBe('care-3.html');
});
