import { getComponent, walkPage, type Page } from '../page/page.ts';
import { withComponent } from '../page/editPage.ts';
import type { Json } from '../json.ts';
import type { Component } from '../schemas/component.ts';
import type { Prop } from '../schemas/prop.ts';

type DesktopValues = Readonly<Record<string, Json>>;

/** Desktop values of a brand's Text blocks, by property name. @public */
export interface TextPreset {
  readonly heading: DesktopValues;
  readonly body: DesktopValues;
}

/**
 * Brand templates and their text styles.
 *
 * @public
 */
export const brandPresets: Readonly<Record<string, TextPreset>> = {
  tefal: { heading: style('Arial', 6, 700, '#e2001a'), body: style('Arial', 4, 400, '#3d5165') },
  moulinex: { heading: style('Arial', 6, 700, '#d0021b'), body: style('Arial', 4, 400, '#001a34') },
  rowenta: { heading: style('TimesNewRoman', 6, 400, '#001a34'), body: style('Arial', 4, 400, '#3d5165') },
  krups: { heading: style('Arial', 7, 700, '#000000'), body: style('Arial', 4, 400, '#808d9a') },
  wmf: {
    heading: style('TimesNewRoman', 7, 700, '#001a34'),
    body: style('TimesNewRoman', 4, 400, '#000000'),
  },
};

function style(fontFamily: string, fontSize: number, weight: number, color: string): DesktopValues {
  return { fontFamily, fontSize, weight, color };
}

/** Returns the preset of a brand's template, or `undefined` for any other template. @public */
export function findBrandPreset(template: string): TextPreset | undefined {
  return Object.hasOwn(brandPresets, template) ? brandPresets[template] : undefined;
}

/**
 * Applies a preset to every Text: headings by `element`, the others as body. Values of smaller sizes stay.
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
