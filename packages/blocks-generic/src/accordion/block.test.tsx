import { renderBlocks } from '@vitrina/block-kit/testing';
import { expect, it } from 'vitest';

import { draw, generic } from '../testing/generic.ts';

const children = [{ key: 'Text', props: { text: 'Answer' } }];

it('is a disclosure that works without script', () => {
  const { html } = draw({ key: 'Accordion', props: { title: 'Question' }, children });
  expect(html).toMatch(
    /^<details [^>]*><summary [^>]*>Question<\/summary><div [^>]*><p .*>Answer<\/p><\/div><\/details>$/,
  );
  expect(html).not.toContain('open=');
});

it('can start open, and be one of a group of which one is open', () => {
  const { html } = draw({ key: 'Accordion', props: { openByDefault: true, group: 'faq' }, children });
  expect(html).toMatch(/^<details [^>]*open="" name="faq">/);
});

it('shows what is in it for editing', () => {
  const drafts = [{ componentKey: 'Accordion', type: 'component' as const }];
  expect(renderBlocks(drafts, { ...generic, previewState: 'open' }).html).toContain('open=""');
});
