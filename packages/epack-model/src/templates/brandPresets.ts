import { getComponent, walkPage, type Page } from '../page/page.ts';
import { withComponent } from '../page/editPage.ts';
import type { Json } from '../json.ts';
import type { Component } from '../schemas/component.ts';
import type { Prop } from '../schemas/prop.ts';

/**
 * Values that a brand's templates give to Text, by property name, at desktop.
 *
 * @public
 */
export interface TextPreset {
  readonly heading: Readonly<Record<string, Json>>;
  readonly body: Readonly<Record<string, Json>>;
}

/**
 * Brand templates (builder-pro.md section 1) and their text styles.
 *
 * @public
 */
export const brandPresets: Readonly<Record<string, TextPreset>> = {
  tefal: {
    heading: { fontFamily: 'Arial', fontSize: 6, weight: 700, color: '#e2001a' },
    body: { fontFamily: 'Arial', fontSize: 4, weight: 400, color: '#3d5165' },
  },
  moulinex: {
    heading: { fontFamily: 'Arial', fontSize: 6, weight: 700, color: '#d0021b' },
    body: { fontFamily: 'Arial', fontSize: 4, weight: 400, color: '#001a34' },
  },
  rowenta: {
    heading: { fontFamily: 'TimesNewRoman', fontSize: 6, weight: 400, color: '#001a34' },
    body: { fontFamily: 'Arial', fontSize: 4, weight: 400, color: '#3d5165' },
  },
  krups: {
    heading: { fontFamily: 'Arial', fontSize: 7, weight: 700, color: '#000000' },
    body: { fontFamily: 'Arial', fontSize: 4, weight: 400, color: '#808d9a' },
  },
  wmf: {
    heading: { fontFamily: 'TimesNewRoman', fontSize: 7, weight: 700, color: '#001a34' },
    body: { fontFamily: 'TimesNewRoman', fontSize: 4, weight: 400, color: '#000000' },
  },
};

/**
 * The preset of a brand's template, or `undefined` for any other template.
 *
 * @public
 */
export function findBrandPreset(template: string): TextPreset | undefined {
  return Object.hasOwn(brandPresets, template) ? brandPresets[template] : undefined;
}

/**
 * The page with a preset applied to every Text: headings by `element`, the rest as body. Values of smaller sizes stay.
 *
 * @public
 */
export function applyTextPreset(page: Page, preset: TextPreset): Page {
  let next = page;
  for (const { id, componentKey } of walkPage(page)) {
    const text = componentKey === 'Text' ? getComponent(page, id) : undefined;
    if (text) next = withComponent(next, withPreset(text, preset));
  }
  return next;
}

function withPreset(text: Component, preset: TextPreset): Component {
  const element = text.props.element?.value.desktop;
  const isHeading = typeof element === 'string' && /^h[1-6]$/.test(element);
  const props: Record<string, Prop> = { ...text.props };
  for (const [name, desktop] of Object.entries(isHeading ? preset.heading : preset.body)) {
    const prop = props[name] ?? { name, value: {} };
    props[name] = { ...prop, value: { ...prop.value, desktop } };
  }
  return { ...text, props };
}
