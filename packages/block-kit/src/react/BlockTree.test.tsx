import { sizes, type ComponentDraft } from '@vitrina/epack-model';
import { describe, expect, it } from 'vitest';

import { defineBlock } from '../defineBlock.ts';
import { asset } from '../prop-kinds/asset.ts';
import { text } from '../prop-kinds/text.ts';
import { renderBlocks } from '../testing/renderBlocks.tsx';
import { sizeRanges } from './sizeRanges.ts';
import type { ViewProps } from './view.ts';

const box = defineBlock({
  key: 'Box',
  family: 'test',
  props: { label: text({ default: 'none' }), picture: asset({ fileType: 'image' }) },
  nesting: { allowedChildren: 'any' },
  previewStates: ['open'],
  thumbnail: '<svg/>',
});

function BoxView({ root, props, part, children, previewState }: ViewProps<typeof box>) {
  return (
    <div {...root}>
      <b className={part('label')}>{previewState ?? props.label}</b>
      {children}
    </div>
  );
}

function draft(props: Record<string, unknown>, ...children: ComponentDraft[]): ComponentDraft {
  return {
    componentKey: 'Box',
    type: 'component',
    props: Object.fromEntries(
      Object.entries(props).map(([name, desktop]) => [name, { name, value: { desktop: desktop as string } }]),
    ),
    children,
  };
}

const options = { definitions: [box], views: { Box: BoxView } };

describe('BlockTree', () => {
  it('draws blocks in order, without elements of its own', () => {
    const { html } = renderBlocks([draft({ label: 'a' }, draft({ label: 'b' })), draft({})], options);
    expect(html).toBe(
      '<div data-block="1" data-key="Box" class="Box b1"><b class="Box-label b1-label">a</b>' +
        '<div data-block="2" data-key="Box" class="Box b2"><b class="Box-label b2-label">b</b></div></div>' +
        '<div data-block="3" data-key="Box" class="Box b3"><b class="Box-label b3-label">none</b></div>',
    );
  });

  it('draws nothing for a block it does not know, nor for one without a View', () => {
    const unknown = { ...draft({}), componentKey: 'constructor' };
    expect(renderBlocks([unknown], options).html).toBe('');
    expect(renderBlocks([draft({})], { ...options, views: {} }).html).toBe('');
  });

  it('draws the members of a series without the component that holds them', () => {
    const wrapper = {
      ...draft({}, draft({ label: 'a' }), draft({ label: 'b' })),
      fields: { isDynamic: true, dynamicType: 'wrapper' },
    };
    const { html } = renderBlocks([{ ...wrapper, componentKey: 'Series' }], options);
    expect(html.match(/data-block="\d"/g)).toEqual(['data-block="2"', 'data-block="3"']);
  });

  it('puts classes, attributes and direction on the root, and nothing over its own marks', () => {
    const { html } = renderBlocks(
      [draft({ classNames: 'wide', attributes: { title: 'T"', tabindex: 0 }, direction: 'rtl' })],
      options,
    );
    expect(html).toContain(
      '<div title="T&quot;" tabindex="0" dir="rtl" data-block="1" data-key="Box" class="Box b1 wide">',
    );
  });

  it('gives a size that sets nothing the values of the next larger one that does', () => {
    const picture = { name: 'picture', value: { desktop: { src: 'wide.png' }, tablet: { src: 'tall.png' } } };
    const component = { ...draft({}), props: { picture } };
    const seen: unknown[] = [];
    const BoxAtSizes = (props: ViewProps<typeof box>) => {
      for (const size of sizes) seen.push(props.valuesAt(size).picture?.src);
      seen.push(props.valuesAt('laptop') === props.props);
      return BoxView(props);
    };
    renderBlocks([component], { ...options, views: { Box: BoxAtSizes } });
    expect(seen).toEqual(['wide.png', 'wide.png', 'tall.png', 'tall.png', true]);
  });

  it('shows the state the canvas asks for', () => {
    expect(renderBlocks([draft({})], { ...options, previewState: 'open' }).html).toContain('>open</b>');
  });
});

it('splits the sizes where a value changes', () => {
  const values = { desktop: 'a', laptop: 'a', tablet: 'b', mobile: 'c' };
  expect(sizeRanges((size) => values[size])).toEqual([
    { value: 'a', className: 'before-tablet' },
    { value: 'b', className: 'from-tablet before-mobile' },
    { value: 'c', className: 'from-mobile' },
  ]);
  expect(sizeRanges(() => 'a')).toEqual([{ value: 'a', className: '' }]);
});
