import { getComponent, walkPage, type Page } from '../page/page.ts';
import { withComponent } from '../page/editPage.ts';
import type { Json } from '../json.ts';
import type { Component } from '../schemas/component.ts';
import type { Prop } from '../schemas/prop.ts';
import { contrastOf } from './contrast.ts';

type DesktopValues = Readonly<Record<string, Json>>;

/**
 * Values that a brand's templates give to Text, by property name, at desktop.
 *
 * @public
 */
export interface TextPreset {
  readonly heading: DesktopValues;
  readonly body: DesktopValues;
}

/**
 * Brand templates (builder-pro.md section 1) and their text styles.
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

/**
 * The preset of a brand's template, or `undefined` for any other template.
 *
 * @public
 */
export function findBrandPreset(template: string): TextPreset | undefined {
  return Object.hasOwn(brandPresets, template) ? brandPresets[template] : undefined;
}

/**
 * The page with a preset applied to every Text: headings by `element`, the rest as body. Values of smaller sizes stay,
 * and so does a text's colour where that of the preset could not be read on the ground it stands on.
 *
 * @public
 */
export function applyTextPreset(page: Page, preset: TextPreset): Page {
  let next = page;
  for (const { id, componentKey } of walkPage(page)) {
    const text = componentKey === 'Text' ? getComponent(page, id) : undefined;
    if (text) next = withComponent(next, withPreset(text, preset, findGround(page, text)));
  }
  return next;
}

/** The colour a component stands on, its own or that of what is around it; `undefined` where none is set. */
function findGround(page: Page, component: Component): unknown {
  for (let at: Component | undefined = component; at; at = getComponent(page, at.parentId)) {
    const ground = at.props.backgroundOptions?.value.desktop;
    if (typeof ground === 'object' && ground !== null && 'color' in ground && ground.color)
      return ground.color;
  }
  return undefined;
}

/** The least that WCAG wants of large letters. */
const leastContrast = 3;

function isReadable(colour: unknown, own: unknown, ground: unknown): boolean {
  const contrast = contrastOf(colour, ground) ?? leastContrast;
  return contrast >= leastContrast || contrast >= (contrastOf(own, ground) ?? 0);
}

function withPreset(text: Component, preset: TextPreset, ground: unknown): Component {
  const element = text.props.element?.value.desktop;
  const isHeading = typeof element === 'string' && /^h[1-6]$/.test(element);
  const props: Record<string, Prop> = { ...text.props };
  for (const [name, desktop] of Object.entries(isHeading ? preset.heading : preset.body)) {
    const prop = props[name] ?? { name, value: {} };
    if (name === 'color' && !isReadable(desktop, prop.value.desktop, ground)) continue;
    props[name] = { ...prop, value: { ...prop.value, desktop } };
  }
  return { ...text, props };
}
