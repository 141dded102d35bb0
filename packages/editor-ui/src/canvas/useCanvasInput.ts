import { getComponent, type ComponentId } from '@vitrina/epack-model';
import { useEffect } from 'react';
import { editText, findNextFocus } from '@vitrina/editor-core/edits';
import type { Refusal } from '@vitrina/editor-core/nesting';
import {
  type EditorStore,
  findUnlocked,
  getActiveId,
  getActivePage,
  viewActions,
  selectWith,
  type ChoiceModifiers,
} from '@vitrina/editor-core/store';
import { isCell, listCellTexts } from '@vitrina/editor-core/tables';

import { useEditor } from '../editor/EditorContext.ts';
import { usePickToggle } from '../element-picking/usePickToggle.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { findBlockId, type CanvasSurface } from '../surface/canvasSurface.ts';
import { isTypingPlace } from '../dom/deepDom.ts';
import { createTapMemory } from './createTapMemory.ts';
import { keepFocus } from './keepFocus.ts';
import { pressOnlyControl, pressOwnControl } from './own-controls/pressOwnControl.ts';
import { markBullet } from './own-controls/slides.ts';
import { addPointAt } from './points/addPointAt.ts';
import { pressInCell } from './pressInCell.ts';
import { noteProduct } from './products/noteProduct.ts';

/**
 * Handles pointer and keyboard input on the page: selects components and never follows links or submits
 * forms. The listeners are inside the shadow root, where events still have their original targets.
 */
export function useCanvasInput(surface: CanvasSurface | undefined): void {
  const store = useEditorStore();
  const { refuse } = useEditor();
  const pick = usePickToggle();
  useEffect(() => {
    if (surface === undefined) return undefined;
    const { page } = surface;
    const controller = new AbortController();
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      handler: (event: HTMLElementEventMap[Name]) => void,
      capture = false,
    ) => page.addEventListener(name, handler, { signal: controller.signal, capture });

    const presses = createPressMemory();
    const taps = createTapMemory();
    listen(
      'pointerdown',
      (event) => {
        presses.note(getActiveId(store.getState()));
        taps.notePointer(event);
        noteProduct(store, event.target);
      },
      true,
    );
    const onDoublePress = (event: MouseEvent, id: ComponentId | undefined) => {
      if (id !== undefined && presses.wasActive(id) && addPointAt(store, surface, event, id)) return;
      startEditing(store, id, refuse);
    };
    listen(
      'click',
      (event) => {
        const id = getId(event);
        const isOperating = id !== undefined && presses.wasPressed(id, event) && !isPicking(store);
        onClick(store, event, pick);
        if (isOperating && pressOwnControl(store, event.target, id)) surface.layout.raise();
        else if (id !== undefined && taps.isSecond(event, id)) onDoublePress(event, id);
      },
      true,
    );
    listen('dblclick', (event) => onDoublePress(event, getId(event)));
    listen('submit', (event) => event.preventDefault(), true);
    listen('focusin', (event) => onFocus(store, event));
    listen('keydown', (event) => onKeyDown(store, surface, event, { refuse, pick }));
    listen('load', () => surface.layout.raise(), true);
    listen(
      'scroll',
      ({ target }) => {
        if (target instanceof HTMLElement && target.matches('[data-track]')) markBullet(target);
        surface.layout.raise();
      },
      true,
    );
    const stopFocus = keepFocus(store, surface);
    return () => {
      controller.abort();
      stopFocus();
    };
  }, [surface, store, refuse, pick]);
}

/** Remembers the active component before each press of a double click. */
function createPressMemory() {
  let before: ComponentId | undefined;
  let last: ComponentId | undefined;
  return {
    note(activeId: ComponentId | undefined) {
      [before, last] = [last, activeId];
    },
    /** Returns whether a component was active before both presses. */
    wasActive: (id: ComponentId) => before === id && last === id,
    /** Returns whether a component was active before a click without modifiers, by pointer or by key. */
    wasPressed: (id: ComponentId, { detail, shiftKey, ctrlKey, metaKey }: MouseEvent) =>
      !shiftKey && !ctrlKey && !metaKey && (detail === 0 || last === id),
  };
}

function getId(event: Event): ComponentId | undefined {
  return findBlockId(event.target instanceof Element ? event.target : null);
}

function isPicking(store: EditorStore): boolean {
  return store.getState().view.picking !== undefined;
}

function onClick(store: EditorStore, event: MouseEvent, pick: (id: ComponentId) => void): void {
  if (event.target instanceof HTMLElement && event.target.isContentEditable) return;
  event.preventDefault();
  const id = getId(event);
  if (isPicking(store)) {
    if (id !== undefined) pick(id);
    return;
  }
  select(store, id === undefined ? id : findUnlocked(store.getState(), id), event);
  if (store.getState().view.fitsOnePanel) store.dispatch(viewActions.blockPressed());
}

function select(store: EditorStore, id: ComponentId | undefined, modifiers: ChoiceModifiers): void {
  const state = store.getState();
  const page = getActivePage(state);
  const selection = page && id !== undefined ? selectWith(page, state.view.selection, id, modifiers) : [];
  // Skips the update if the press already made this selection, which avoids a re-render.
  if (!isSame(selection, state.view.selection)) store.dispatch(viewActions.selected(selection));
}

function isSame(one: readonly ComponentId[], other: readonly ComponentId[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}

function onFocus(store: EditorStore, event: FocusEvent): void {
  const id = getId(event);
  if (id === undefined || isPicking(store) || store.getState().view.selection.includes(id)) return;
  // Ignores focus caused by a pressed pointer button: the click selects, depending on the modifier keys.
  if (event.target instanceof Element && event.target.matches(':focus-visible')) {
    store.dispatch(viewActions.selected([id]));
  }
}

type Refuse = (refusal: Refusal) => void;

/** Starts editing a component's text. Returns the reason if that isn't possible. */
function startEditing(
  store: EditorStore,
  id: ComponentId | undefined,
  refuse: Refuse,
): Refusal | 'noText' | undefined {
  if (isPicking(store)) return undefined;
  const page = getActivePage(store.getState());
  const component = page && id !== undefined ? getComponent(page, id) : undefined;
  // A cell has no text of its own; a block inside has.
  const textId =
    page && component && isCell(component)
      ? listCellTexts(page, component.id, store.services.catalogue)[0]
      : id;
  const answer = store.dispatch(editText(textId));
  if (answer && answer !== 'noText') refuse(answer);
  return answer;
}

interface Answers {
  readonly refuse: Refuse;
  readonly pick: (id: ComponentId) => void;
}

function onKeyDown(
  store: EditorStore,
  surface: CanvasSurface,
  event: KeyboardEvent,
  { refuse, pick }: Answers,
): void {
  const page = getActivePage(store.getState());
  const id = getId(event) ?? getActiveId(store.getState());
  if (page === undefined || isTypingPlace(event.target instanceof Element ? event.target : null)) return;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (id !== undefined && !isPicking(store) && pressInCell(store, surface, event, id, refuse)) {
    event.preventDefault();
    return;
  }
  if (event.key === 'Enter' && id !== undefined) {
    event.preventDefault();
    if (isPicking(store)) pick(id);
    else if (pressOwnControl(store, event.target, id)) surface.layout.raise();
    else if (startEditing(store, id, refuse) === 'noText' && pressOnlyControl(store, surface, id))
      surface.layout.raise();
    return;
  }
  const next = findNextFocus(page, id, event.key);
  if (next === undefined) return;
  event.preventDefault();
  if (!isPicking(store)) select(store, next, event);
  surface.findBlock(next)?.focus();
}
