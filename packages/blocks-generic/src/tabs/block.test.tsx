import { createBlockRules } from '@vitrina/block-kit';
import { expect, it } from 'vitest';

import { genericBlocks } from '../index.ts';
import { draw } from '../testing/generic.ts';
import { tabs } from './index.ts';

it('shows all panels below their titles without the script', () => {
  const { html } = draw(tabs.create());
  expect(html).toMatch(
    /^<div [^>]*><vitrina-tabs class="Tabs-tabs b1-tabs"><section [^>]*data-panels="">.*<\/section><\/vitrina-tabs><\/div>$/,
  );
  const words = [...html.matchAll(/<p [^>]*>([^<]*)<\/p>/g)].map(([, text]) => text);
  expect(words).toHaveLength(6);
  expect(words.slice(0, 2)).toEqual(['Cooking', expect.stringContaining('Both plates')]);
  expect(html).not.toContain('hidden');
});

it('holds panels only, and panels are nowhere else', () => {
  const rules = createBlockRules(genericBlocks);
  expect(rules.find('TabPanel')?.canBeInside('Tabs')).toBe(true);
  expect(rules.find('TabPanel')?.canBeInside('Column')).toBe(false);
  expect(rules.find('Tabs')?.canContain('Text')).toBe(false);
  expect(rules.find('TabPanel')?.canContain('Text')).toBe(true);
});

it('colors its tabs', () => {
  const { css } = draw({ key: 'Tabs', props: { activeColor: 'var(--kit-accent)' } });
  expect(css).toContain('--tabs-active:var(--kit-accent)');
});
