import { describe, expect, it } from 'vitest';

import { type ProductContent, unknownProduct } from './building/productContent.ts';
import type { ProductRecord } from './products/readProduct.ts';
import { readRecords } from './products/readRecords.ts';
import {
  createSourceRecord,
  listFacts,
  listOutdatedFacts,
  readSourceRecord,
  recordKey,
  withKnownFacts,
} from './products/sourceRecord.ts';

const kettle: ProductContent<string> = {
  ...unknownProduct,
  images: [],
  name: 'Kettle',
  description: 'It boils fast. It stays cool.',
  benefits: ['Quiet: 38 dB', 'Light'],
  specifications: [
    { name: 'Power', value: '1500 W' },
    { name: 'Weight', value: '1.1 kg' },
  ],
};

function recordOf(content: ProductContent<string>): ProductRecord {
  return { content, ean: '', mpn: 'K-1', categories: [], tags: [] };
}

describe('a record', () => {
  const record = createSourceRecord(recordOf(kettle), 7);

  it('is known by what identifies its product', () => {
    expect(record).toMatchObject({ dataSourceId: 7, key: recordKey(recordOf(kettle)) });
    expect(recordKey({ ...recordOf(kettle), ean: '123' })).toBe('product 123');
  });

  it('has no outdated texts while it stays as it is, in any order', () => {
    expect(listOutdatedFacts(record, listFacts(kettle))).toEqual([]);
    expect(
      listOutdatedFacts(record, listFacts({ ...kettle, benefits: kettle.benefits.toReversed() })),
    ).toEqual([]);
  });

  it('tells each changed and removed text', () => {
    const specifications = [{ name: 'Power', value: '1700 W' }];
    const changed = listFacts({ ...kettle, benefits: ['Quiet: 35 dB', 'Light'], specifications });
    expect(listOutdatedFacts(record, changed)).toEqual([
      { before: '38 dB', now: '35 dB' },
      { before: '1500 W', now: '1700 W' },
      { before: '1.1 kg', now: undefined },
    ]);
  });

  it('remembers all texts it had, so that an undone change is found again', () => {
    const second = listFacts({ ...kettle, name: 'Kettle 2' });
    const known = withKnownFacts(record, second);
    expect(listOutdatedFacts(known, second)).toEqual([{ before: 'Kettle', now: 'Kettle 2' }]);
    const third = listFacts({ ...kettle, name: 'Kettle 3' });
    expect(listOutdatedFacts(known, third)).toEqual([
      { before: 'Kettle', now: 'Kettle 3' },
      { before: 'Kettle 2', now: 'Kettle 3' },
    ]);
  });

  it('offers no text where several facts had the earlier one', () => {
    const twice = {
      ...kettle,
      specifications: [
        { name: 'In', value: 'Yes' },
        { name: 'Out', value: 'Yes' },
      ],
    };
    const now = {
      ...kettle,
      specifications: [
        { name: 'In', value: 'No' },
        { name: 'Out', value: 'Maybe' },
      ],
    };
    expect(listOutdatedFacts(createSourceRecord(recordOf(twice)), listFacts(now))).toEqual([
      { before: 'Yes', now: undefined },
    ]);
  });

  it.each([null, 5, 'x', [], { key: 1 }, { key: 'a', facts: { name: 'Kettle' } }])(
    'is none in a manifest with %j',
    (sourceRecord) => {
      expect(readSourceRecord({ sourceRecord })).toBeUndefined();
    },
  );

  it('is read as it was written', () => {
    expect(readSourceRecord({ sourceRecord: JSON.parse(JSON.stringify(record)) as unknown })).toEqual(record);
    expect(readSourceRecord({})).toBeUndefined();
  });
});

it('products are read from the rows of a data source', () => {
  const rows = [
    { id: 1, data: { Name: 'Kettle', Power: 1500, EAN: '4006381333931' } },
    { id: 2, data: { Name: '' } },
  ];
  expect(readRecords(rows)).toEqual([
    {
      row: rows[0],
      product: expect.objectContaining({
        ean: '4006381333931',
        content: expect.objectContaining({
          name: 'Kettle',
          specifications: [{ name: 'Power', value: '1500' }],
        }),
      }),
    },
  ]);
});
