import { mapReferences } from '@vitrina/block-kit';
import {
  getComponent,
  type BlockRules,
  type ComponentId,
  type Page,
  type SinglePageChange,
} from '@vitrina/epack-model';

/**
 * A change that brings blocks or properties from another page: what they name there, they name here.
 *
 * @param page - where it is made
 * @param idOf - the id that a block of the other page has on this one; what is not here is not named any more
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
