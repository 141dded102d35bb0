import type { Json } from '@vitrina/block-kit';
import { expect, it } from 'vitest';

import { amazonComparisonChart, amazonPicture, amazonSpecs } from './index.ts';
import { altTextLength } from './limits.ts';
import { draw } from './testing/amazon.ts';

it('takes alternative texts as long as Amazon does', () => {
  const { altText } = amazonPicture.ownProps;
  expect(altText.parse('x'.repeat(altTextLength))).toMatchObject({ ok: true });
  expect(altText.parse('x'.repeat(altTextLength + 1))).toMatchObject({
    ok: false,
    issue: { code: 'tooLong' },
  });
});

it('shows ASINs, and makes the highlighted product stand out in every row', () => {
  const products: Json[] = [{ title: 'Classic', asin: 'B07N4M94X4', highlight: true }, { title: 'Family' }];
  const rows = [{ label: 'Power', values: ['2000 W', '2400 W'] }];
  const { html } = draw({ key: 'AmazonComparisonChart', props: { products, rows } });
  expect(html).toContain('>B07N4M94X4</span>');
  expect(html.match(/data-highlight=""/g)).toHaveLength(2);
});

it.each([
  [amazonComparisonChart.ownProps.products, 6],
  [amazonComparisonChart.ownProps.rows, 10],
  [amazonSpecs.ownProps.specifications, 16],
] as const)('keeps as many items as a module takes, with a warning', (kind, max) => {
  const parsed = kind.parse(Array.from({ length: max + 1 }, () => ({})));
  expect(parsed.ok && parsed.value.length).toBe(max);
  expect(parsed.ok && parsed.warning).toEqual({ code: 'tooManyItems', values: { max } });
});
