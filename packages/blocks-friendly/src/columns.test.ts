import { createBlockRules } from '@vitrina/block-kit';
import { describe, expect, it } from 'vitest';

import { draw, friendly } from './testing/friendly.ts';

const rules = createBlockRules(friendly.definitions);

describe.each([
  ['FriendlyCol2', 2],
  ['FriendlyCol3', 3],
  ['FriendlyCol4', 4],
])('%s', (key, count) => {
  it('comes with its columns, which stay as many as they are', () => {
    const rule = rules.find(key);
    const children = rule?.createSubtree().children?.map(({ componentKey }) => componentKey);
    expect(children).toEqual(Array.from({ length: count }, () => 'Column'));
    expect(rule?.hasFixedStructure).toBe(true);
    expect(rule?.canContain('Text')).toBe(false);
  });

  it('takes the gap it is given', () => {
    expect(draw({ key, props: { gap: '40px' } }).css).toContain('.b1{gap:40px}');
    expect(draw({ key, props: { columnWidths: [30, 70] } }).css).toContain(
      '--v-columns:minmax(0,30fr) minmax(0,70fr)',
    );
    expect(draw({ key }).css).not.toContain('--v-columns');
    expect(draw({ key }).html).toContain(`data-columns="${count}"`);
  });
});
