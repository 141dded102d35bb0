import { expect, it } from 'vitest';

import { readCsvText } from './readCsvText.ts';

it('reads UTF-8, with a mark or without, and what Russian spreadsheets write', () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
  expect(readCsvText(bytesOf('имя;цена'))).toBe('имя;цена');
  expect(readCsvText(bytesOf('\uFEFFимя'))).toBe('имя');
  expect(readCsvText(new Uint8Array([0xe8, 0xec, 0xff]).buffer)).toBe('имя');
});
