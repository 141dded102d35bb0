import { createBlockRules } from '@vitrina/block-kit';
import { expect, it } from 'vitest';

import { genericBlocks } from '../index.ts';
import { draw } from '../testing/generic.ts';
import { table } from './index.ts';

it('starts with 3 rows of 5 columns', () => {
  const { html } = draw(table.create());
  expect(html.match(/<tr /g)).toHaveLength(3);
  expect(html.match(/<td /g)).toHaveLength(15);
  expect(html).toMatch(/^<div [^>]*><table class="Table-table b1-table Table-headerRow"><tbody><tr /);
});

it('says what it is about, and scrolls by itself', () => {
  const { html, css } = draw({ key: 'Table', props: { caption: 'Sizes', lineColor: '#ccc' } });
  expect(html).toContain('<caption class="Table-caption b1-caption">Sizes</caption>');
  expect(css).toBe('.b1{--table-line:#ccc}');
  expect(table.css).toContain('.Table{overflow-x:auto}');
});

it('is divided by the widths of its columns, and by its content without them', () => {
  const { html, css } = draw({ key: 'Table', props: { columnWidths: [70, 30] } });
  expect(html).toContain(
    '<colgroup><col class="Table-column1 b1-column1"/><col class="Table-column2 b1-column2"/></colgroup>',
  );
  expect(css).toContain('.b1-column1{width:70%}.b1-column2{width:30%}');
  expect(draw({ key: 'Table' }).html).not.toContain('colgroup');
});

it('takes rows, whose cells stay as they are', () => {
  const rules = createBlockRules(genericBlocks);
  expect(rules.find('Table')?.canContain('TableRow')).toBe(true);
  expect(rules.find('Table')?.canContain('Text')).toBe(false);
  expect(rules.find('TableRow')?.hasFixedStructure).toBe(true);
  expect(rules.find('TableRow')?.canBeInside('Row')).toBe(false);
  expect(rules.find('TableCell')?.isRemovable).toBe(false);
});
