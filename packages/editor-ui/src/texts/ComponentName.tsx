import type { ComponentId } from '@vitrina/epack-model';

import { useComponent } from '../store/hooks.ts';
import { useBlockTexts } from './useBlockTexts.ts';

/** Renders the name of a component. Subscribes to the component, so that the parent doesn't have to. */
export function ComponentName({ id }: { id: ComponentId }) {
  const texts = useBlockTexts();
  const component = useComponent(id);
  return component && texts.component(component);
}
