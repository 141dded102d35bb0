import { templateDraft } from '@vitrina/block-kit';
import { renderBlocks } from '@vitrina/block-kit/testing';
import { expect, it } from 'vitest';

import { genericBlocks } from '../index.ts';
import { draw, generic } from '../testing/generic.ts';
import { accordionGroup } from './index.ts';

const namesIn = (html: string) =>
  [...html.matchAll(/<details [^>]*?name="([^"]*)"/g)].map(([, name]) => name);

it('starts with questions, the first of them open', () => {
  const { html } = draw(accordionGroup.create());
  expect(html.match(/<details /g)).toHaveLength(3);
  expect(html.match(/ open=""/g)).toHaveLength(1);
  expect(namesIn(html)).toEqual([]);
});

it('gives its accordions one name if only one can be open, and each group another', () => {
  const group = { ...accordionGroup.create(), props: { oneAtATime: true } };
  const names = namesIn(draw(group, group).html);
  expect(names).toHaveLength(6);
  expect(new Set(names.slice(0, 3)).size).toBe(1);
  expect(new Set(names).size).toBe(2);
});

it('does not name the accordions inside its accordions', () => {
  const inner = { key: 'Accordion', props: { title: 'Inner' } };
  const { html } = draw({
    key: 'AccordionGroup',
    props: { oneAtATime: true },
    children: [{ key: 'Accordion', children: [inner] }],
  });
  expect(namesIn(html)).toHaveLength(1);
});

it('keeps an accordion open for editing beside another', () => {
  const draft = templateDraft({ ...accordionGroup.create(), props: { oneAtATime: true } }, (key) =>
    genericBlocks.find((definition) => definition.key === key),
  );
  expect(namesIn(renderBlocks([draft], generic).html)).toHaveLength(3);
  expect(namesIn(renderBlocks([draft], { ...generic, previewState: 'open' }).html)).toEqual([]);
});

it('draws its lines in its own color', () => {
  const { css } = draw({ key: 'AccordionGroup', props: { lineColor: '#16c7dc' } });
  expect(css).toContain('--accordion-line:#16c7dc');
});
