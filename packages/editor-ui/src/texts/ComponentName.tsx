import type { ComponentId } from '@vitrina/epack-model';

import { useComponent } from '../store/hooks.ts';
import { useBlockTexts } from './useBlockTexts.ts';

/** What a component is called. Follows the component, so that what stands around it need not. */
export function ComponentName({ id }: { id: ComponentId }) {
  const texts = useBlockTexts();
  const component = useComponent(id);
  return component && texts.component(component);
}
