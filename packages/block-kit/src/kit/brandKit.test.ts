import { describe, expect, it } from 'vitest';

import { findKitLength, kitGutter, kitSpace } from '../css-values/kitLength.ts';
import { box } from '../prop-kinds/box.ts';
import { color } from '../prop-kinds/color.ts';
import { findKitColor, kitColor, kitColorRoles, kitCss, kitFonts, plainKit } from './brandKit.ts';
import { fontSizeCss } from './fontSizeCss.ts';

describe('a color of the kit', () => {
  it.each(kitColorRoles)('%s is a value of color props', (role) => {
    const value = kitColor(role);
    expect(color().parse(value)).toEqual({ ok: true, value });
    expect(findKitColor(value)).toBe(role);
  });

  it.each(['var(--kit-shadow)', 'var(--accent)', 'var(--kit-text,red)', 'var(--kit-text);x:y'])(
    'is not %s',
    (value) => {
      expect(color().parse(value).ok).toBe(false);
      expect(findKitColor(value)).toBeUndefined();
    },
  );
});

describe('the CSS of a kit', () => {
  const kit = {
    ...plainKit,
    colors: { ...plainKit.colors, accent: '#e4572e', muted: 'red;}body{' },
    headingFont: 'Unbounded',
  };

  it('has its colors, and the plain ones for what is no color', () => {
    expect(kitCss(kit)).toContain('--kit-accent:#e4572e');
    expect(kitCss(kit)).toContain(`--kit-muted:${plainKit.colors.muted}`);
  });

  it('has a radius only if corners are not those of each block', () => {
    expect(kitCss(kit)).not.toContain('--kit-radius');
    expect(kitCss({ ...kit, corners: 'own' })).not.toContain('--kit-radius');
    expect(kitCss({ ...kit, corners: 'square' })).toContain('--kit-radius:0px');
    expect(kitCss({ ...kit, corners: 'round' })).toContain('--kit-radius:24px');
  });

  it('is that of earlier kits unless spacing, shadow or width are chosen', () => {
    const { spacing: _, shadow: _1, maxWidth: _2, ...earlier } = plainKit;
    const css =
      '@layer page,look,blocks,sizes;@layer look{.page{--kit-text:#000000;--kit-muted:#57606a;--kit-accent:#2f5bff;' +
      '--kit-onAccent:#ffffff;--kit-surface:#ffffff;--kit-contrast:#001a34;--kit-onContrast:#ffffff;' +
      '--kit-tint:color-mix(in srgb,currentcolor 6%,transparent);color:var(--kit-text);background:var(--kit-surface)}' +
      '.page :where(img){background-color:var(--v-ground)}}';
    expect(kitCss(earlier)).toBe(css);
    expect(kitCss(plainKit)).toBe(css);
  });

  it('has the spacing, the shadow and the width that were chosen', () => {
    const css = kitCss({ ...kit, spacing: 'airy', shadow: 'none', maxWidth: '1200' });
    expect(css).toContain('--kit-space:1.35;--kit-shadow:none;--kit-width:1200px');
  });

  it('gives headings their font, and has sizes that grow only where the kit wants them', () => {
    expect(kitCss(kit)).toContain("h6){font-family:'Unbounded',Arial,sans-serif}");
    expect(kitCss(kit)).not.toContain('--kit-size');
    expect(kitCss({ ...kit, typeScale: 'fluid' })).toContain('--kit-size-7:clamp(26px,3.6cqw,44px)');
    expect(kitFonts(kit)).toEqual(['Unbounded']);
  });
});

describe('a length that follows the kit', () => {
  const padding = box({ followsKit: true });

  it.each([
    [kitSpace('8cqw'), { role: 'space', plain: '8cqw' }],
    [kitGutter('16px'), { role: 'gutter', plain: '16px' }],
  ])('%s is a side of a padding', (value, length) => {
    expect(padding.parse({ top: value })).toEqual({ ok: true, value: { top: value } });
    expect(findKitLength(value)).toEqual(length);
    expect(box().parse({ top: value }).ok).toBe(false);
  });

  it.each([kitSpace('8vw'), kitSpace('1px*2'), 'calc(8px*var(--kit-space))', 'var(--kit-space)', '8px'])(
    '%s is none',
    (value) => {
      expect(findKitLength(value)).toBeUndefined();
    },
  );
});

it('a font size is in pixels unless the kit has another', () => {
  expect(fontSizeCss(7)).toBe('var(--kit-size-7,32px)');
});
