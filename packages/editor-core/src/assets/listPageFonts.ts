import type { Catalogue } from '@vitrina/block-catalogue';
import { type Component, type Page, walkPage } from '@vitrina/epack-model';

const ofComponents = new WeakMap<Component, readonly string[]>();
const ofPages = new WeakMap<Page, readonly string[]>();

/**
 * Lists the font families that the blocks of a page use, each once. Cached: neither a page nor a component ever changes,
 * an edit makes new ones.
 */
export function listPageFonts(page: Page, catalogue: Pick<Catalogue, 'find'>): readonly string[] {
  const before = ofPages.get(page);
  if (before) return before;
  const families = [...walkPage(page)].flatMap((component) => fontsOf(component, catalogue));
  const listed = [...new Set(families)];
  ofPages.set(page, listed);
  return listed;
}

function fontsOf(component: Component, { find }: Pick<Catalogue, 'find'>): readonly string[] {
  const before = ofComponents.get(component);
  if (before) return before;
  const props = find(component.componentKey)?.props ?? {};
  const families = Object.entries(component.props).flatMap(([name, { value }]) =>
    Object.hasOwn(props, name) && props[name]?.control.name === 'fontFamily'
      ? Object.values(value).filter((family): family is string => typeof family === 'string')
      : [],
  );
  ofComponents.set(component, families);
  return families;
}
