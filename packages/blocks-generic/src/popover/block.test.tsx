import { renderBlocks } from '@vitrina/block-kit/testing';
import { expect, it } from 'vitest';

import { draw, generic } from '../testing/generic.ts';
import { popover } from './index.ts';

it('is a disclosure that works without script, and says what opens it', () => {
  const { html } = draw({ ...popover.create(), props: { trigger: 'hover' } });
  expect(html).toMatch(
    /^<div [^>]*><vitrina-popover class="Popover-popover b1-popover" data-trigger="hover"><details data-panel=""><summary /,
  );
  expect(html).not.toContain('open=');
  expect(popover.elements).toEqual(['vitrina-popover']);
});

it('opens to the side it is told to, per size', () => {
  const { css } = draw({ key: 'Popover', sizedProps: { side: { desktop: 'top', mobile: 'bottom' } } });
  expect(css).toContain('.b1-panel{width:280px;top:auto;bottom:calc(100% + 8px)}');
  expect(css).toContain('(max-width:768px){.b1-panel{top:calc(100% + 8px);bottom:auto}}');
});

it('shows its triggered state for editing', () => {
  const drafts = [{ componentKey: 'Popover', type: 'component' as const }];
  expect(renderBlocks(drafts, { ...generic, previewState: 'triggered' }).html).toContain(
    '<details data-panel="" open="">',
  );
});
