import type { BlockRules, Component, ComponentId } from '@vitrina/epack-model';

/**
 * Components that name others of a page, as a form names those it shows, with the ids those have elsewhere.
 *
 * @param idOf - the id a named component has there; what is not there is not named any more
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
