import type { BlockRules } from '../rules.ts';
import type { Component, ComponentId } from '../schemas/component.ts';
import type { Prop } from '../schemas/prop.ts';

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
    const known = rules.find(component.componentKey)?.props ?? {};
    const named = Object.entries(component.props).filter(
      ([name]) => Object.hasOwn(known, name) && known[name]?.isReference,
    );
    if (named.length === 0) return component;
    const mapped = named.map(([name, prop]) => [name, mapProp(prop, idOf)]);
    return {
      ...component,
      props: { ...component.props, ...(Object.fromEntries(mapped) as Component['props']) },
    };
  });
}

function mapProp(prop: Prop, idOf: (id: ComponentId) => ComponentId | undefined): Prop {
  const { desktop } = prop.value;
  if (!Array.isArray(desktop)) return prop;
  return { ...prop, value: { ...prop.value, desktop: desktop.flatMap((id) => idOf(Number(id)) ?? []) } };
}
