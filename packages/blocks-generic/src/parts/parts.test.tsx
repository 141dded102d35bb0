import type { RootAttributes } from '@vitrina/block-kit/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { ComparisonTable } from './comparison-table/ComparisonTable.tsx';
import { DataTable } from './data-table/DataTable.tsx';
import * as parts from '../parts.ts';
import { partsCss } from './look.ts';
import { MediaText } from './media-text/MediaText.tsx';
import { mediaTextStyle } from './media-text/splitStyle.ts';
import { overlayStyle } from './overlay/overlayStyle.ts';
import { Picture } from './picture/Picture.tsx';
import { itemList, lineOfText } from './props.ts';
import { SpecificationRows } from './specification-table/SpecificationTable.tsx';
import { TextSection } from './text/TextParts.tsx';
import { ListItems } from './text-list/TextList.tsx';

const root: RootAttributes = { 'data-block': 1, 'data-key': 'Sample', className: 'Sample b1' };
const image = { src: '/files/a.webp', widthPx: 800, heightPx: 500 };
const html = (element: ReactElement) => renderToStaticMarkup(element);
const texts = (markup: string, tag: string) =>
  [...markup.matchAll(new RegExp(`<${tag}[ >][^<]*`, 'g'))].map(([match]) => match.replace(/^[^>]*>/, ''));

describe('a picture', () => {
  it('loads when it comes near and keeps its place', () => {
    expect(html(<Picture image={image} altText="Grill" />)).toBe(
      '<img class="part-picture" src="/files/a.webp" width="800" height="500" alt="Grill" loading="lazy"' +
        ' decoding="async" draggable="false"/>',
    );
  });

  it('has a place, unseen by assistive technology, where none is chosen', () => {
    const markup = html(<Picture image={undefined} altText="Grill" />);
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).not.toContain('<img');
  });

  it('stands before the text or after it', () => {
    const draw = (side: 'start' | 'end') =>
      html(
        <MediaText
          root={root}
          ranges={[{ value: image, className: '' }]}
          altText="Grill"
          side={side}
          title="Title"
          text={['Text']}
        />,
      );
    expect(draw('start')).toMatch(/<img.*<h2/);
    expect(draw('end')).toMatch(/<h2.*<img/);
    expect(mediaTextStyle('end', '25%').root).toEqual({ '--v-split': 'minmax(0,75fr) minmax(0,25fr)' });
  });
});

describe('tables', () => {
  const rows = [
    { label: 'Power', values: ['2000 W'] },
    { label: 'Weight', values: ['5 kg', '4 kg', '3 kg'] },
  ];

  it('have a cell per product, whatever a row has', () => {
    const product = { image, altText: '', title: 'Grill' };
    const markup = html(
      <ComparisonTable
        root={root}
        locale="ru"
        title=""
        products={[product, product]}
        rows={rows}
        phoneLayout="scroll"
      />,
    );
    expect(texts(markup.slice(markup.indexOf('<tbody>')), 'td')).toEqual(['2000 W', '', '5 kg', '4 kg']);
    expect(markup).toContain('aria-label="Сравнение"');
  });

  it('take the first row as names of columns only when asked', () => {
    const draw = (hasHeader: boolean) =>
      html(
        <DataTable root={root} locale="en" title="Sizes" rows={rows} valueCount={2} hasHeader={hasHeader} />,
      );
    expect(texts(draw(true), 'th')).toEqual(['2000 W', '', 'Weight']);
    expect(texts(draw(false), 'th')).toEqual(['Power', 'Weight']);
  });

  it.each([
    [1, ['a', 'b', 'c'], 1],
    [2, ['a', 'b', 'c'], 2],
    [2, ['a'], 1],
    [2, [], 0],
  ] as const)('are %i of %j: %i drawn', (tableCount, labels, drawn) => {
    const markup = html(
      <SpecificationRows
        specifications={labels.map((label) => ({ label, description: '' }))}
        tableCount={tableCount}
        borderCollapse="collapse"
      />,
    );
    expect(texts(markup, 'th')).toEqual(labels);
    expect(markup.split('<table>').length - 1).toBe(tableCount === 1 ? 1 : drawn);
  });
});

describe('texts', () => {
  it('draw nothing where nothing is written', () => {
    expect(html(<TextSection title="" text={[]} />)).toBe('');
    expect(html(<ListItems items={[{ text: [] }]} theme="bullet" />)).toBe('');
  });

  it('are numbered by an ordered list', () => {
    const items = [{ text: ['One'] }, { text: [] }, { text: ['Two'] }];
    expect(html(<ListItems items={items} theme="number" />)).toMatch(/^<ol .*One.*Two.*<\/ol>$/);
    expect(html(<ListItems items={items} theme="number" />).match(/<li>/g)).toHaveLength(2);
  });

  it('stand over a picture where they are told to', () => {
    expect(overlayStyle({ width: '40%', horizontal: 'right', vertical: 'top' }).root).toEqual({
      width: undefined,
      '--v-panel-width': '40%',
      '--v-panel-x': 'end',
      '--v-panel-y': 'start',
    });
  });
});

describe('a list of a fixed length', () => {
  const kind = itemList({ title: lineOfText() }, { count: 2 });

  it('is empty items at first', () => {
    expect(kind.defaultValue).toEqual([{ title: '' }, { title: '' }]);
  });

  it.each([
    [[{ title: 'a' }], ['a', ''], 'tooFewItems'],
    [[{ title: 'a' }, { title: 'b' }, { title: 'c' }], ['a', 'b'], 'tooManyItems'],
    [[{ title: 'a' }, { title: 'b' }], ['a', 'b'], undefined],
  ])('reads %j', (stored, titles, warning) => {
    const parsed = kind.parse(stored);
    expect(parsed.ok && parsed.value.map(({ title }) => title)).toEqual(titles);
    expect(parsed.ok && parsed.warning?.code).toBe(warning);
  });

  it('is refused when it is no list', () => {
    expect(kind.parse('a')).toEqual({ ok: false, issue: { code: 'notList' } });
  });
});

it('has rules that follow the reading direction and know no unit of the shop’s page', () => {
  const look = {
    ink: '#000',
    text: '#000',
    line: '#000',
    tint: '#fff',
    accent: '#000',
    radius: '0',
    titleWeight: 700,
  };
  const text = partsCss('Sample', look, ...Object.values(parts).filter((part) => typeof part === 'string'));
  expect(text).not.toMatch(
    /(?:margin|padding|border|inset)-(?:left|right)|[{;](?:left|right|float):|text-align:(?:left|right)/,
  );
  expect(text).not.toMatch(/\drem|@media|url\(/);
});
