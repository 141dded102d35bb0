import { mapReferences } from '@vitrina/block-kit';
import {
  getComponent,
  type BlockRules,
  type ComponentId,
  type Page,
  type SinglePageChange,
} from '@vitrina/epack-model';

/**
 * Maps the references in a change with blocks or properties from another page to blocks on this page.
 *
 * @param page - the page the change applies to
 * @param idOf - returns the id on this page for a block of the other page; references without one are removed
 */
export function mapChangeReferences(
  change: SinglePageChange,
  page: Page,
  rules: BlockRules,
  idOf: (id: ComponentId) => ComponentId | undefined,
): SinglePageChange {
  if (change.type === 'addComponents')
    return { ...change, components: mapReferences(change.components, rules, idOf) };
  if (change.type !== 'replaceProperty' || !change.prop) return change;
  const { id, name, prop } = change;
  const component = getComponent(page, id);
  const [mapped] = mapReferences(component ? [{ ...component, props: { [name]: prop } }] : [], rules, idOf);
  return { ...change, prop: mapped?.props[name] ?? prop };
}
