import { isStyleProp, type BlockDefinition, type Catalogue } from '@vitrina/block-catalogue';
import { getComponent, type Json, type Page, type Prop, sizes } from '@vitrina/epack-model';

import type { Note } from '../report/issue.ts';
import type { Content } from './content.ts';

/** The content that a marketplace takes besides the desktop's. */
export interface Carried {
  /** Returns the style props of a content that the marketplace supports. */
  readonly style: (content: Content) => readonly string[];
  /** Whether it takes an image of its own for phones. */
  readonly hasMobileImages: boolean;
}

/**
 * Notes every prop that is not exported: style settings, which the marketplace replaces with its own;
 * different values at other sizes; and invalid values.
 */
export function noteLostProps(
  page: Page,
  contents: readonly Content[],
  catalogue: Catalogue,
  carried: Carried,
  note: Note,
): void {
  for (const content of contents) {
    const component = getComponent(page, content.componentId);
    const definition = component && catalogue.find(component.componentKey);
    if (!component || !definition) continue;
    const kept = carried.style(content);
    for (const [name, prop] of Object.entries(component.props)) {
      noteProblem(definition, name, prop, component.id, note);
      if (kept.includes(name)) continue;
      if (isStyled(definition, name, prop)) {
        note({ code: 'marketplace.styleLost', severity: 'info', componentId: component.id, prop: name });
      } else if (hasOwnSizes(definition, name, prop, carried)) {
        note({ code: 'marketplace.sizesLost', severity: 'info', componentId: component.id, prop: name });
      }
    }
  }
}

function isStyled(definition: BlockDefinition, name: string, { value }: Prop): boolean {
  const kind = Object.hasOwn(definition.props, name) ? definition.props[name] : undefined;
  if (!kind || !isStyleProp(kind)) return false;
  return sizes.some(
    (size) => value[size] !== undefined && !isDefault(value[size], kind.defaultValue, kind.isOptional),
  );
}

function isDefault(value: Json | undefined, standard: Json | undefined, isOptional: boolean): boolean {
  if (value === '' || value === null || value === false) return true;
  return !isOptional && JSON.stringify(value) === JSON.stringify(standard);
}

/** Props are exported at desktop, images at mobile too where the marketplace takes them. */
function hasOwnSizes(
  definition: BlockDefinition,
  name: string,
  { value }: Prop,
  { hasMobileImages }: Carried,
): boolean {
  const kind = Object.hasOwn(definition.props, name) ? definition.props[name] : undefined;
  if (!kind?.isPerSize || isStyleProp(kind)) return false;
  const hasMobile = hasMobileImages && kind.control.name === 'asset';
  return (
    value.laptop !== undefined || value.tablet !== undefined || (!hasMobile && value.mobile !== undefined)
  );
}

function noteProblem(
  definition: BlockDefinition,
  prop: string,
  { value }: Prop,
  componentId: number,
  note: Note,
): void {
  const kind = Object.hasOwn(definition.ownProps, prop) ? definition.ownProps[prop] : undefined;
  if (!kind || value.desktop === undefined) return;
  const parsed = kind.parse(value.desktop);
  if (!parsed.ok) note({ code: 'marketplace.valueUnreadable', severity: 'error', componentId, prop });
  else if (parsed.warning?.code === 'linkHost') {
    const hosts = String(parsed.warning.values?.hosts ?? '');
    note({ code: 'marketplace.linkHost', severity: 'warning', componentId, prop, values: { hosts } });
  } else if (parsed.warning?.code === 'markupLost') {
    const tags = String(parsed.warning.values?.tags ?? '');
    note({ code: 'marketplace.markupLost', severity: 'warning', componentId, prop, values: { tags } });
  } else if (parsed.warning) {
    note({ code: 'marketplace.itemsCut', severity: 'warning', componentId, prop });
  }
}
