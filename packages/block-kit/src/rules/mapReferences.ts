import type { BlockRules, Component, ComponentId } from '@vitrina/epack-model';

/**
 * Replaces references between components, such as a form's to the blocks it shows, with new ids.
 *
 * @param idOf - returns the new id of a referenced component; undefined removes the reference
 * @public
 */
export function mapReferences(
  components: readonly Component[],
  rules: BlockRules,
  idOf: (id: ComponentId) => ComponentId | undefined,
): Component[] {
  return components.map((component) => {
    const props = { ...component.props };
    for (const [name, rule] of Object.entries(rules.find(component.componentKey)?.props ?? {})) {
      const prop = props[name];
      const named = prop?.value.desktop;
      if (!rule.isReference || !prop || !Array.isArray(named)) continue;
      const desktop = named.flatMap((id) => idOf(Number(id)) ?? []);
      props[name] = { ...prop, value: { ...prop.value, desktop } };
    }
    return { ...component, props };
  });
}
