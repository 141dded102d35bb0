import { describe, expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

const html = (props: Record<string, string | number>) => draw({ key: 'Text', props }).html;
const css = (props: Record<string, string | number>) => draw({ key: 'Text', props }).css;

describe('Text', () => {
  it.each(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])('is a %s', (element) => {
    expect(html({ text: 'a', element })).toMatch(new RegExp(`^<${element} .*>a</${element}>$`));
  });

  it('starts as size 4 in black', () => {
    expect(css({})).toBe('.b1{font-size:var(--kit-size-4,16px);color:#000000}');
  });

  it('holds paragraphs and lists where HTML allows them', () => {
    const two = '<p>a</p><ul><li>b</li></ul>';
    expect(html({ text: two })).toMatch(/^<div .*><p>a<\/p><ul><li>b<\/li><\/ul><\/div>$/);
    expect(html({ text: two, element: 'h2' })).toMatch(/^<h2 .*>a<br\/>b<\/h2>$/);
  });

  it('shows markup it does not allow as nothing, and text as text', () => {
    expect(html({ text: '1 &lt; 2 <script>alert(1)</script>' })).toMatch(/>1 &lt; 2 <\/p>$/);
  });

  it('cuts after the given lines, in the given font', () => {
    const text = css({ maxLines: 2, fontFamily: 'TimesNewRoman', weight: 700, style: 'italic' });
    expect(text).toContain('-webkit-line-clamp:2;overflow:hidden');
    expect(text).toContain("font-weight:700;font-style:italic;font-family:'Times New Roman',serif");
  });
});
