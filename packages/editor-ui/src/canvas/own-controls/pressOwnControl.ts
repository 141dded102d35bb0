import { getActivePage, viewActions, type EditorStore } from '@vitrina/editor-core/store';
import { getComponent, type ComponentId } from '@vitrina/epack-model';

import { findBlockId, type CanvasSurface } from '../../surface/canvasSurface.ts';
import { pressSliderControl } from './slides.ts';
import { pressTab } from './tabs.ts';

const controls = 'summary,[data-previous],[data-next],[data-bullet],vitrina-tab-button';

/**
 * Operates the control of a component that contains the pressed element: the heading of an accordion, a tab, or the
 * arrow or bullet of a slider. Returns whether the element is in such a control.
 */
export function pressOwnControl(store: EditorStore, target: EventTarget | null, id: ComponentId): boolean {
  const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
  if (control === null || findBlockId(control) !== id) return false;
  if (control.localName === 'summary') return toggleState(store, id);
  if (control.localName === 'vitrina-tab-button') {
    pressTab(control);
    return true;
  }
  return pressSliderControl(control);
}

/** Operates the only control of a component, for a key pressed on the component itself. */
export function pressOnlyControl(store: EditorStore, surface: CanvasSurface, id: ComponentId): boolean {
  const block = surface.findBlock(id);
  const control = block?.matches(controls) ? block : block?.querySelector(':scope > summary');
  return control ? pressOwnControl(store, control, id) : false;
}

/** Opens a closed component on the page, or closes it. */
function toggleState(store: EditorStore, id: ComponentId): boolean {
  return setOpen(store, id, store.getState().view.previewStates[id] === undefined);
}

/** Opens or closes a component on the page. Returns whether it has a state to open. */
export function setOpen(store: EditorStore, id: ComponentId, isOpen: boolean): boolean {
  const page = getActivePage(store.getState());
  const key = page && getComponent(page, id)?.componentKey;
  const [openState] =
    (key === undefined ? undefined : store.services.catalogue.find(key))?.previewStates ?? [];
  if (openState === undefined) return false;
  store.dispatch(viewActions.previewStateChosen(id, isOpen ? openState : undefined));
  return true;
}
