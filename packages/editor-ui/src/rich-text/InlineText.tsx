import Box from '@mui/material/Box';
import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { colors, shadows } from '@vitrina/ui-kit';
import { getComponent, resolveSized, type ComponentId } from '@vitrina/epack-model';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { findEditableProp, getEditedSize } from '@vitrina/editor-core/props';
import {
  type EditorStore,
  applyChange,
  redoEdit,
  undoEdit,
  getActivePage,
  viewActions,
} from '@vitrina/editor-core/store';

import type { CanvasSurface } from '../surface/canvasSurface.ts';
import { useOverBlock, type OverlayPlace } from '../surface/overBlock.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useProp } from '../store/hooks.ts';
import { createRichTextEditor } from './createRichTextEditor.ts';
import { keepInView } from './keepInView.ts';
import { replayKeys } from './replayKeys.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';

/** Props of {@link InlineText}. */
export interface InlineTextProps extends OverlayPlace {
  readonly id: ComponentId;
}

/**
 * Edits a text in place on the page, with a floating toolbar above. Escape, Shift+Tab, or a click outside
 * ends editing.
 */
export function InlineText({ id, surface, stage }: InlineTextProps) {
  const ref = useOverBlock({ surface, stage }, id);
  const keptRef = useCallback(
    (element: HTMLElement | null) => (element ? keepInView(element, { surface, stage }, id) : undefined),
    [surface, stage, id],
  );
  const editor = useInlineEditor(id, surface);
  const store = useEditorStore();
  const onAssisted = useCallback(
    (html: string) => readText(store, id)?.write(html, `assist ${id} ${html}`),
    [store, id],
  );
  if (editor === undefined) return null;
  return (
    <Box ref={ref} sx={placeStyle}>
      <Box ref={keptRef} sx={toolbarStyle}>
        <RichTextToolbar editor={editor} onAssisted={onAssisted} />
      </Box>
    </Box>
  );
}

/**
 * Creates an editor in the component's element. If the element is replaced, for example `p` by `h2`, moves
 * the editor to the new element.
 */
function useInlineEditor(id: ComponentId, surface: CanvasSurface): Editor | undefined {
  const intl = useIntl();
  const store = useEditorStore();
  const label = intl.formatMessage({ id: 'builder.richText.onPage' });
  const elementProp = useProp(id, 'element')?.value.desktop;
  const [editor, setEditor] = useState<Editor>();
  useEffect(() => {
    const block = surface.findBlock(id);
    const text = readText(store, id);
    if (block === undefined || text === undefined) return undefined;
    const element = document.createElement('div');
    block.append(element);
    surface.typedAhead.hold();
    const { editor: created, take } = createRichTextEditor({
      element,
      html: text.html,
      label,
      onChange: (html) => text.write(html),
      onUndo: () => store.dispatch(undoEdit()),
      onRedo: () => store.dispatch(redoEdit()),
    });
    const stopTaking = store.hub.subscribe(id, () => take(readText(store, id)?.html ?? ''));
    const onKeyDown = (event: HTMLElementEventMap['keydown']) => {
      const isBack = event.key === 'Tab' && event.shiftKey && !event.defaultPrevented;
      if (event.key !== 'Escape' && !isBack) return;
      event.preventDefault();
      // Focuses synchronously: a frame later, it would take the focus from the block that the next key
      // selects.
      surface.findBlock(id)?.focus();
      store.dispatch(viewActions.editingEnded());
    };
    element.addEventListener('keydown', onKeyDown);
    created.on('create', () => {
      takeFocus(created);
      replayKeys(created, surface.typedAhead.release());
      setEditor(created);
    });
    return () => {
      stopTaking();
      created.destroy();
      element.remove();
    };
  }, [id, surface, store, label, elementProp]);
  return editor;
}

/**
 * Places the caret at the end of the text synchronously. The editor's own `focus` command waits for the next
 * frame and would reset the caret to its position before the keys pressed in between.
 */
function takeFocus({ view }: Editor): void {
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
  view.focus();
}

/** Returns the stored text of a component and a function to change it. */
function readText(store: EditorStore, id: ComponentId) {
  const state = store.getState();
  const { catalogue } = store.services;
  const page = getActivePage(state);
  const component = page && getComponent(page, id);
  const name = component && findEditableProp(component, catalogue);
  const kind = name === undefined ? undefined : catalogue.find(component?.componentKey ?? '')?.props[name];
  if (component === undefined || name === undefined || kind === undefined) return undefined;
  const size = getEditedSize(kind, state.view.size);
  const stored = resolveSized(component.props[name]?.value ?? {}, size);
  return {
    html: typeof stored === 'string' ? stored : '',
    write: (value: string, mergeKey?: string) => {
      const change = { type: 'updateProperty' as const, id, name, size, value };
      store.dispatch(applyChange(change, mergeKey === undefined ? {} : { mergeKey }));
    },
  };
}

/** Covers the text without blocking the pointer. */
const placeStyle = { position: 'absolute', pointerEvents: 'none' } as const;

const toolbarStyle = {
  position: 'absolute',
  bottom: '100%',
  left: 0,
  mb: 1,
  p: 0.5,
  width: 'max-content',
  pointerEvents: 'auto',
  borderRadius: '6px',
  backgroundColor: colors.surface,
  boxShadow: shadows.menu,
} as const;
