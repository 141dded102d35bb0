import { getComponent, type ComponentId, type Prop } from '@vitrina/epack-model';
import { useMemo } from 'react';

import type { BuilderState } from '../store/createBuilderStore.ts';
import { useTouched } from '../store/hooks.ts';
import { getActivePage } from '../store/selectors.ts';

/**
 * A prop of a component of this kind. Fields that are kept for the next block of the kind outlive the component: where it
 * was removed, or another kind stands under its id, the prop stays what it was.
 */
export function useShownProp(id: ComponentId, componentKey: string, name: string): Prop | undefined {
  const read = useMemo(() => createPropReader(id, componentKey, name), [id, componentKey, name]);
  return useTouched(id, read);
}

function createPropReader(id: ComponentId, componentKey: string, name: string) {
  let last: Prop | undefined;
  return (state: BuilderState): Prop | undefined => {
    const page = getActivePage(state);
    const component = page && getComponent(page, id);
    if (component?.componentKey !== componentKey) return last;
    last = Object.hasOwn(component.props, name) ? component.props[name] : undefined;
    return last;
  };
}
