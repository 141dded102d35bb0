import { describe, expect, it } from 'vitest';

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

  it('gives headings their font, and has sizes that grow only where the kit wants them', () => {
    expect(kitCss(kit)).toContain("h6){font-family:'Unbounded',Arial,sans-serif}");
    expect(kitCss(kit)).not.toContain('--kit-size');
    expect(kitCss({ ...kit, typeScale: 'fluid' })).toContain('--kit-size-7:clamp(26px,3.6cqw,44px)');
    expect(kitFonts(kit)).toEqual(['Unbounded']);
  });
});

it('a font size is in pixels unless the kit has another', () => {
  expect(fontSizeCss(7)).toBe('var(--kit-size-7,32px)');
});
