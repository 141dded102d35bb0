import type { Catalogue } from '@vitrina/block-catalogue';
import { getComponent, type ComponentId, type Page } from '@vitrina/epack-model';

/** The prop of a component whose rich text is edited on the canvas; undefined where it has none. */
export function findEditableProp(page: Page, catalogue: Catalogue, id: ComponentId): string | undefined {
  const component = getComponent(page, id);
  const definition = component && catalogue.find(component.componentKey);
  const [name] =
    Object.entries(definition?.ownProps ?? {}).find(([, kind]) => kind.control.name === 'richText') ?? [];
  return name;
}
