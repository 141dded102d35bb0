import { renderBlocks } from '@vitrina/block-kit/testing';
import { expect, it } from 'vitest';

import { draw, generic } from '../testing/generic.ts';
import { tabButton } from './index.ts';

it('is the custom element itself, with its group and tab', () => {
  const { html, css } = draw({
    ...tabButton.create(),
    props: { tabGroup: 2, tabId: 5, activeColor: '#16c7dc' },
  });
  expect(html).toMatch(
    /^<vitrina-tab-button data-block="1" data-key="TabButton" class="TabButton b1 TabButton-tab b1-tab" data-tab-group="2" data-tab="5">/,
  );
  expect(css).toContain('--tab-active-color:#16c7dc');
});

it('shows its active state for editing', () => {
  const drafts = [{ componentKey: 'TabButton', type: 'component' as const }];
  expect(renderBlocks(drafts, { ...generic, previewState: 'active' }).html).toContain('TabButton-active');
});
