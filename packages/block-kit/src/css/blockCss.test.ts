import type { Component, Json, SizedValue } from '@vitrina/epack-model';
import { describe, expect, it, vi } from 'vitest';

import { defineBlock } from '../defineBlock.ts';
import { choice } from '../prop-kinds/choice.ts';
import { baseCss, definitionsCss } from './baseCss.ts';
import { blockCss } from './blockCss.ts';
import { cssUrl, declarationsText } from '../css-values/cssText.ts';

const panel = defineBlock({
  key: 'Panel',
  family: 'test',
  props: { tone: choice(['light', 'dark'], { default: 'light', isPerSize: true }) },
  nesting: { allowedChildren: 'none' },
  css: '.Panel{overflow:hidden}',
  style: ({ tone }) => ({
    root: { display: 'flex', color: tone === 'dark' ? 'white' : undefined },
    parts: { inner: { order: tone === 'dark' ? 1 : 0 } },
  }),
  thumbnail: '<svg/>',
});

function component(props: Record<string, SizedValue>): Component {
  return {
    id: 7,
    parentId: 0,
    name: 'Panel',
    displayName: 'Panel',
    componentKey: 'Panel',
    type: 'component',
    props: Object.fromEntries(Object.entries(props).map(([name, value]) => [name, { name, value }])),
  };
}

const css = (props: Record<string, SizedValue>) => blockCss(component(props), panel);

describe('a component in CSS', () => {
  it('is made once for components that look alike, whatever else is said of them', () => {
    const style = vi.fn(() => ({ root: { display: 'flex' } }));
    const twin = defineBlock({
      key: 'Twin',
      family: 'test',
      props: {},
      nesting: { allowedChildren: 'none' },
      style,
      thumbnail: '<svg/>',
    });
    const cssOf = (width: string, place: number) =>
      blockCss(
        component({ width: { desktop: width }, attributes: { desktop: `data-place="${place}"` } }),
        twin,
      );
    expect([cssOf('10px', 1), cssOf('10px', 2)]).toEqual(Array(2).fill('.b7{width:10px;display:flex}'));
    expect(style).toHaveBeenCalledOnce();
    expect(cssOf('20px', 3)).toBe('.b7{width:20px;display:flex}');
  });

  it('has the block’s own style', () => {
    expect(css({})).toBe('.b7{display:flex}.b7-inner{order:0}');
  });

  it('has a narrower background on phones, if there is one of the same format', () => {
    const backgroundOf = (image: Json) => css({ backgroundOptions: { desktop: { image } } });
    const widths = [1416, 1100, 900, 400].map((widthPx) => ({ src: `/files/${widthPx}.webp`, widthPx }));
    const variants = [...widths, { src: '/files/900.avif', widthPx: 900 }];
    expect(backgroundOf({ src: '/files/1416.webp', widthPx: 1416, variants })).toMatch(
      /^\.b7\{.*1416\.webp.*\}@container page \(max-width:768px\)\{\.b7\{background-image:url\("\/files\/900\.webp"\)\}\}$/,
    );
    expect(backgroundOf({ src: '/files/600.webp', widthPx: 600 })).not.toContain('@container');
  });

  it('says at a smaller size only what differs from the larger one', () => {
    expect(css({ tone: { desktop: 'light', tablet: 'dark', mobile: 'light' } })).toBe(
      '.b7{display:flex}.b7-inner{order:0}' +
        '@container page (max-width:992px){.b7{color:white}.b7-inner{order:1}}' +
        '@container page (max-width:768px){.b7{color:revert-layer}.b7-inner{order:0}}',
    );
  });

  it('gives its style the values of its own props, each alone or all together', () => {
    const { key, family, nesting, thumbnail, ownProps: props } = panel;
    const style = ({ ...values }) => ({ root: { color: Object.values(values).join() } });
    const withAll = defineBlock({ key, family, nesting, thumbnail, props, style });
    expect(blockCss(component({ tone: { desktop: 'dark' } }), withAll)).toBe('.b7{color:dark}');
  });

  it('is made of the props that its style reads: a text is not parsed for it', () => {
    const tone = choice(['light', 'dark'], { default: 'light' });
    const parse = vi.fn(tone.parse);
    const text = { ...tone, parse };
    const { key, family, nesting, thumbnail, style } = panel;
    const props = { ...panel.ownProps, text };
    const withText = defineBlock({ key, family, nesting, thumbnail, props, ...(style && { style }) });
    const values = { tone: { desktop: 'dark' }, text: { desktop: 'dark' } };
    expect(blockCss(component(values), withText)).toContain('color:white');
    expect(parse).not.toHaveBeenCalled();
  });

  it('is its own wherever another prop than before makes the difference', () => {
    const { key, family, nesting, thumbnail, ownProps } = panel;
    const { tone } = ownProps;
    const style = vi.fn((values: { tone: string; inner: string }) => ({
      root: { color: values.tone === 'dark' ? values.inner : 'none' },
    }));
    const nested = defineBlock({ key, family, nesting, thumbnail, props: { tone, inner: tone }, style });
    const of = (props: Record<string, string>, id = 7) => {
      const sized = Object.entries(props).map(([name, desktop]) => [name, { desktop }]);
      return blockCss({ ...component(Object.fromEntries(sized)), id }, nested);
    };
    expect(of({ tone: 'light', inner: 'light' })).toBe('.b7{color:none}');
    expect(of({ tone: 'light', inner: 'dark' }, 8)).toBe('.b8{color:none}');
    expect(style).toHaveBeenCalledOnce();
    expect(of({ tone: 'dark', inner: 'light' })).toBe('.b7{color:light}');
    expect(of({ tone: 'dark', inner: 'dark' })).toBe('.b7{color:dark}');
    expect(of({ tone: 'dark', inner: 'dark', width: '50%' })).toBe('.b7{width:50%;color:dark}');
    expect(of({ tone: 'light', inner: 'dark' })).toBe('.b7{color:none}');
  });

  it('writes every common style prop', () => {
    const text = css({
      width: { desktop: '50%' },
      height: { desktop: 120 },
      margin: { desktop: { top: '-4px', left: 'auto' } },
      padding: { desktop: '8px' },
      border: { desktop: { width: '1px', color: '#ccc', radius: '4px' } },
      backgroundOptions: { desktop: { color: '#fff', image: '/files/a b.png' } },
      cursor: { desktop: 'pointer' },
      transition: { desktop: { property: 'opacity', duration: 300, timing: 'linear' } },
      positionOptions: { desktop: { position: 'relative', top: '-2px', zIndex: 3 } },
      textAlign: { desktop: 'justify' },
      fontSize: { desktop: 7 },
      lineHeight: { desktop: '150%' },
    });
    for (const declaration of [
      'width:50%',
      'height:120px',
      'margin-top:-4px',
      'margin-left:auto',
      'padding-right:8px',
      'border-width:1px;border-style:solid;border-color:#ccc;border-radius:4px',
      'background-color:#fff',
      'cursor:pointer',
      'transition:opacity 300ms linear',
      'position:relative;top:-2px;z-index:3',
      'text-align:justify',
      'font-size:var(--kit-size-7,32px)',
      'line-height:1.5',
    ]) {
      expect(text).toContain(declaration);
    }
  });

  it('hides, also where the block has a display of its own, and shows again', () => {
    expect(css({ hide: { desktop: true, mobile: false } })).toBe(
      '.b7{display:flex}.b7-inner{order:0}.b7:not([data-shown]){display:none}' +
        '@container page (max-width:768px){.b7:not([data-shown]){display:flex}}',
    );
  });

  it('returns to the page’s text style with cssStop', () => {
    expect(css({ cssStop: { desktop: true } })).toContain('font:400 16px/1.5 Arial,sans-serif');
  });

  it('keeps the focal point of a background in view, unless a position is set', () => {
    const image = { src: '/a.webp', focus: { x: 0.96, y: 0.5 } };
    const positionOf = (options: Json) =>
      /background-position:([^;}]+)/.exec(css({ backgroundOptions: { desktop: options } }))?.[1];
    expect(positionOf({ image })).toBe('96% 50%');
    expect(positionOf({ image, position: 'left' })).toBe('left');
    expect(positionOf({ image: '/a.webp' })).toBe('center');
  });

  it('resolves the address of a background', () => {
    const text = blockCss(component({ backgroundOptions: { desktop: { image: '/a.png' } } }), panel, {
      assetUrl: (source) => `https://cdn.example${source}`,
    });
    expect(text).toContain('background-image:url("https://cdn.example/a.png")');
    const elsewhere = blockCss(component({ backgroundOptions: { desktop: { image: '/a.png' } } }), panel, {
      assetUrl: (source) => `https://other.example${source}`,
    });
    expect(elsewhere).toContain('background-image:url("https://other.example/a.png")');
  });

  it('takes size, spacing and line breaks from a text style, unless it has its own', () => {
    const styled = css({
      textStyle: { desktop: 'h1' },
      letterSpacing: { desktop: '0.1em' },
      fontSize: { desktop: 2 },
    });
    expect(styled).toContain(
      'font-size:clamp(32px,5cqw,64px);line-height:calc(1.06 + var(--tall-script,0));letter-spacing:0.1em',
    );
    expect(styled).toContain('text-wrap:balance');
  });

  it('shades an image, never a plain color', () => {
    const shaded = css({ backgroundOptions: { desktop: { image: '/a.webp', shade: 'bottom' } } });
    expect(shaded).toMatch(/background-image:linear-gradient\(to top,color-mix\(.*\),url\("\/a\.webp"\)/);
    expect(css({ backgroundOptions: { desktop: { color: '#fff', shade: 'even' } } })).not.toContain(
      'gradient',
    );
  });

  it('shades the side where lines begin, and leaves Arabic headings open', () => {
    const shaded = css({ backgroundOptions: { desktop: { image: '/a.webp', shade: 'start' } } });
    expect(shaded).toContain('linear-gradient(to var(--end-side,right)');
    expect(baseCss).toContain('.page[dir=rtl]{--end-side:left}');
    expect(css({ textStyle: { desktop: 'h1' } })).toContain(
      'letter-spacing:calc(-0.02em*var(--open-script,1))',
    );
    expect(baseCss).toContain(':lang(ar)');
  });

  it('writes nothing that could end its rule', () => {
    const dangerous = [
      'red;}',
      'a{b',
      '/*',
      'url(x)',
      'expression(1)',
      '</style>',
      '\\',
      '"',
      "'",
      '(',
      'a\nb',
    ];
    for (const value of dangerous) expect(declarationsText({ color: value })).toBe('');
    expect(declarationsText({ 'bad property': '1', '}x': '1' })).toBe('');
    expect(cssUrl('a")(\\b')).toBe('url("a%22%29%28%5cb")');
    expect(declarationsText({ 'background-image': cssUrl('a");}*{x:y') })).toBe(
      'background-image:url("a%22%29;}*{x:y")',
    );
  });
});

describe('a page’s CSS', () => {
  it('uses nothing that a shadow root or a shop’s page would change', () => {
    expect(baseCss).not.toMatch(/\drem|:root|@font-face|@property|@import/);
    expect(baseCss).toContain(':host{display:block;container:page/inline-size}');
    expect(baseCss).toContain('.page{all:initial;display:block');
  });

  it('has the shared rules of a block once', () => {
    expect(definitionsCss([panel, panel])).toBe('@layer blocks{.Panel{overflow:hidden}}');
    expect(definitionsCss([])).toBe('');
  });
});
