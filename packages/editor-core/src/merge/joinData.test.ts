import { createEpack } from '@vitrina/epack-model';
import { expect, test } from 'vitest';

import { toOwnData, type OwnData } from './ownData.ts';
import type { Side } from './compareSides.ts';
import { joinData } from './joinData.ts';

const base = toOwnData(
  createEpack({
    type: 'minisite',
    author: 'editor',
    now: new Date(0),
    id: '00000000-0000-4000-8000-000000000001',
  }),
);

function withManifest(data: OwnData, change: object): OwnData {
  return { ...data, manifest: { ...data.manifest, ...change } };
}

function withProduct(data: OwnData, change: object): OwnData {
  return withManifest(data, { productData: { ...data.manifest.productData, ...change } });
}

function join(mine: OwnData, theirs: OwnData, before: OwnData | undefined = base, side: Side = 'mine') {
  const { data, overlaps } = joinData({ mine, theirs, base: before }, () => side);
  return { data, overlaps: overlaps.map(({ path }) => path.join('/')) };
}

test('what one side changed stands, whichever it is', () => {
  const mine = withProduct(base, { productName: 'Kettle' });
  const theirs = withProduct(withManifest(base, { version: '2' }), { EAN: '4006381333931' });
  const { data, overlaps } = join(mine, theirs);
  expect(overlaps).toEqual([]);
  expect(data.manifest).toMatchObject({
    version: '2',
    productData: { productName: 'Kettle', EAN: '4006381333931' },
  });
});

test('what both changed is asked for; the same on both sides, and when it was saved, is not', () => {
  const mine = withProduct(withManifest(base, { updatedDate: '2026-02-01' }), { productName: 'A', MPN: 'x' });
  const theirs = withProduct(withManifest(base, { updatedDate: '2026-03-01' }), {
    productName: 'B',
    MPN: 'x',
  });
  expect(join(mine, theirs).overlaps).toEqual(['manifest/productData/productName']);
  expect(join(mine, theirs).data.manifest).toEqual({ ...mine.manifest, updatedDate: '2026-03-01' });
  expect(join(mine, theirs, base, 'theirs').data.manifest.productData.productName).toBe('B');
});

test('lists are joined item by item, in my order', () => {
  const before = withManifest(base, { tags: ['one', 'two', 'three'] });
  const mine = withManifest(before, { tags: ['three', 'one', 'two', 'mine'] });
  const theirs = withManifest(before, { tags: ['one', 'three', 'theirs'] });
  expect(join(mine, theirs, before)).toMatchObject({
    data: { manifest: { tags: ['three', 'one', 'mine', 'theirs'] } },
    overlaps: [],
  });
});

test('records of a data source are joined one by one, a component that both changed is one of the two', () => {
  const source = (...items: { id: number; data: string }[]) => ({ dataSources: [{ id: 7, items }] });
  const component = (text: string) => ({
    customComponents: [{ name: 'Card', components: [{ id: 1, componentKey: 'Text', props: { text } }] }],
  });
  const make = (sources: object, components: object) => ({ ...base, ...sources, ...components }) as OwnData;
  const before = make(source({ id: 1, data: 'a' }, { id: 2, data: 'b' }), component('old'));
  const mine = make(source({ id: 1, data: 'A' }, { id: 2, data: 'b' }), component('mine'));
  const theirs = make(source({ id: 1, data: 'a' }, { id: 2, data: 'B' }), component('theirs'));
  const { data, overlaps } = join(mine, theirs, before, 'theirs');
  expect(data.dataSources).toEqual(make(source({ id: 1, data: 'A' }, { id: 2, data: 'B' }), {}).dataSources);
  expect(data.customComponents).toEqual(theirs.customComponents);
  expect(overlaps).toEqual(['customComponents/Card ']);
});

test('what one side removed and the other changed is asked for', () => {
  const locale = (data: object) => withManifest(base, { data });
  const before = locale({ ru: {}, ar: { direction: 'rtl' } });
  const mine = locale({ ru: {} });
  const theirs = locale({ ru: {}, ar: { direction: 'ltr' } });
  expect(join(mine, theirs, before)).toMatchObject({ overlaps: ['manifest/data/ar'] });
  expect(join(mine, theirs, before).data.manifest.data).toEqual({ ru: {} });
  expect(join(mine, theirs, before, 'theirs').data.manifest.data).toHaveProperty('ar.direction', 'ltr');
  expect(join(mine, before, before).data.manifest.data, 'left as it was by the other').toEqual({ ru: {} });
});

test('where nobody knows how it was, nothing of either side is lost and every difference is asked for', () => {
  const mine = withProduct(withManifest(base, { tags: ['mine'] }), { productName: 'A' });
  const theirs = withProduct(withManifest(base, { tags: ['theirs'] }), { productName: 'B' });
  const { data, overlaps } = joinData({ mine, theirs, base: undefined }, () => 'mine');
  expect(data.manifest.tags).toEqual(['mine', 'theirs']);
  expect(overlaps).toMatchObject([{ mine: 'A', theirs: 'B' }]);
});
