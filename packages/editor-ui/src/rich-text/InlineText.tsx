import Box from '@mui/material/Box';
import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { colors, shadows } from '@vitrina/ui-kit';
import {
  getComponent,
  resolveSized,
  rootId,
  type ComponentId,
  type WireComponent,
} from '@vitrina/epack-model';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { pasteComponents } from '@vitrina/editor-core/clipboard';
import { reportPasteProblem, type CommandContext } from '@vitrina/editor-core/commands';
import { findEditableProp, getEditedSize, toText } from '@vitrina/editor-core/props';
import {
  type EditorStore,
  applyChange,
  countSelected,
  endStep,
  redoEdit,
  undoEdit,
  getActivePage,
  viewActions,
  type Caret,
} from '@vitrina/editor-core/store';
import { editBeside, findOuter, isAtTop, type CellStep } from '@vitrina/editor-core/tables';

import { readClipboardContent } from '../clipboard/clipboardContent.ts';
import type { CanvasSurface } from '../surface/canvasSurface.ts';
import { useOverBlock, type OverlayPlace } from '../surface/overBlock.ts';
import type { Typed } from '../surface/typedAhead.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState, useProp } from '../store/hooks.ts';
import { useEditor } from '../editor/EditorContext.ts';
import { BlockFormats } from './BlockFormats.tsx';
import { readArrowStep, readTabStep } from './cellKeys.ts';
import { createRichTextEditor } from './createRichTextEditor.ts';
import { keepInView } from './keepInView.ts';
import { copyKey, replayKeys } from './replayKeys.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { isInCell } from './useTypedAhead.ts';

/** Props of {@link InlineText}. */
export interface InlineTextProps extends OverlayPlace {
  readonly id: ComponentId;
}

/**
 * Edits a text in place on the page, with a floating toolbar above. Escape, Shift+Tab, or a click outside
 * ends editing. In a cell of a table, Tab and arrows at the edges of the text lead to other cells.
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
  const isUnderHandles = useEditorState((state) => {
    const page = getActivePage(state);
    return page !== undefined && isAtTop(page, id);
  });
  const blockFormats = useMemo(() => editor && <BlockFormats id={id} editor={editor} />, [id, editor]);
  if (editor === undefined) return null;
  return (
    <Box ref={ref} sx={placeStyle}>
      <Box ref={keptRef} sx={isUnderHandles ? liftedStyle : toolbarStyle}>
        <RichTextToolbar editor={editor} onAssisted={onAssisted}>
          {blockFormats}
        </RichTextToolbar>
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
  const { refuse, notify, announce } = useEditor();
  const label = intl.formatMessage({ id: 'builder.richText.onPage' });
  const elementProp = useProp(id, 'element')?.value.desktop;
  const [editor, setEditor] = useState<Editor>();
  const [redraws, setRedraws] = useState(0);
  useEffect(() => {
    const block = surface.findBlock(id);
    const text = readText(store, id);
    if (text === undefined) return undefined;
    const isCell = isInCell(store, id);
    if (block === undefined || !isDrawnAs(block, text.element)) {
      surface.typedAhead.hold(isCell);
      return untilDrawn(surface, id, text.element, () => setRedraws((count) => count + 1));
    }
    const element = document.createElement('div');
    block.append(element);
    const isEditing = () => store.getState().view.editingId === id;
    const step = (to: CellStep | undefined) => {
      if (to === undefined || !isEditing()) return false;
      const answer = store.dispatch(editBeside(id, to, { addsRow: true }));
      if (typeof answer !== 'string') refuse(answer);
      const { view } = store.getState();
      // A cell without text has no editor that would take the focus.
      if (view.editingId === undefined) surface.findBlock(view.selection[0] ?? id)?.focus();
      return answer !== 'end';
    };
    surface.typedAhead.hold(isCell);
    const { editor: created, take } = createRichTextEditor({
      element,
      html: text.html,
      label,
      onChange: (html) => text.write(html),
      onUndo: () => store.dispatch(undoEdit()),
      onRedo: () => store.dispatch(redoEdit()),
      onPaste: isCell
        ? (event) => pasteIntoTable(store, event, { refuse, notify })
        : (event) => pasteAfter(store, event, { refuse, notify, announce }),
      onHeading: text.element !== undefined ? (level, html) => text.makeHeading(level, html) : undefined,
      onArrow: isCell ? (view, event) => step(readArrowStep(view, event)) : undefined,
    });
    const stopTaking = store.hub.subscribe(id, () => take(readText(store, id)?.html ?? ''));
    const onKeyDown = (event: HTMLElementEventMap['keydown']) => {
      if (isCell && step(readTabStep(event))) {
        event.preventDefault();
        return;
      }
      const isBack = event.key === 'Tab' && event.shiftKey && !event.defaultPrevented;
      if (event.key !== 'Escape' && !isBack) return;
      event.preventDefault();
      const page = getActivePage(store.getState());
      const outerId = (event.key === 'Escape' && page && findOuter(page, id)) || id;
      // Focuses synchronously: a frame later, it would take the focus from the block that the next key
      // selects.
      surface.findBlock(outerId)?.focus();
      store.dispatch(viewActions.editingEnded());
      if (outerId !== id) store.dispatch(viewActions.selected([outerId]));
    };
    element.addEventListener('keydown', onKeyDown);
    created.on('create', () => {
      takeFocus(created, store.getState().view.caret);
      const rest = replayKeys(created, surface.typedAhead.release(), isEditing);
      passOn(store, surface, rest);
      setEditor(created);
    });
    return () => {
      stopTaking();
      created.destroy();
      element.remove();
    };
  }, [id, surface, store, refuse, notify, announce, label, elementProp, redraws]);
  return editor;
}

/**
 * Passes on the keys after one that ended the editing: to the active block, or to the editor of the text that
 * a key led to.
 */
function passOn(store: EditorStore, surface: CanvasSurface, keys: readonly Typed[]): void {
  for (const [at, key] of keys.entries()) {
    const { editingId, selection } = store.getState().view;
    if (editingId !== undefined) return surface.typedAhead.add(keys.slice(at));
    const block = surface.findBlock(selection.at(-1) ?? rootId) ?? surface.page;
    if (typeof key !== 'string') block.dispatchEvent(copyKey(key));
  }
}

/** Fills the table around the edited text with several copied cells. Returns whether there are such cells. */
function pasteIntoTable(
  store: EditorStore,
  { clipboardData }: ClipboardEvent,
  answers: Parameters<typeof reportPasteProblem>[1],
): boolean {
  const copied = readClipboardContent((type) => clipboardData?.getData(type) ?? '');
  if ((copied?.cells?.flat().length ?? 0) < 2 || copied === undefined) return false;
  const problem = store.dispatch(pasteComponents(copied));
  if (problem !== undefined) reportPasteProblem(problem, answers);
  return true;
}

/** Blocks that a text can't contain. */
const apart = new Set(['Image', 'Table']);

/**
 * Inserts copied headings, tables and images as blocks after the edited text, as one step. Returns whether there are such
 * parts; paragraphs and lists become part of the text.
 */
function pasteAfter(
  store: EditorStore,
  { clipboardData }: ClipboardEvent,
  { announce, ...answers }: Pick<CommandContext, 'announce' | 'refuse' | 'notify'>,
): boolean {
  if ((clipboardData?.getData('text/html') ?? '') === '') return false;
  const copied = readClipboardContent((type) => clipboardData?.getData(type) ?? '');
  const tops = copied?.components.filter(({ parentId }) => parentId === 0) ?? [];
  const isHeading = ({ props }: WireComponent) => /^h\d$/.test(toText(props.element?.value?.desktop));
  const isText = tops.every((top) => !apart.has(top.componentKey) && !isHeading(top));
  if (copied === undefined || isText || (tops.length === 1 && !apart.has(tops[0]?.componentKey ?? '')))
    return false;
  store.dispatch(viewActions.editingEnded());
  const problem = store.dispatch(pasteComponents(copied, 'after'));
  if (problem === undefined)
    announce({ id: 'builder.announce.pasted', values: countSelected(store.getState()) });
  else reportPasteProblem(problem, answers);
  return true;
}

/**
 * Calls `onDrawn` once a block that was just added, or has another element now, is on the page. Returns a function that
 * stops it.
 */
function untilDrawn(
  surface: CanvasSurface,
  id: ComponentId,
  element: string | undefined,
  onDrawn: () => void,
): () => void {
  const check = () => {
    const block = surface.findBlock(id);
    if (block && isDrawnAs(block, element)) onDrawn();
    else surface.layout.raise();
  };
  const stop = surface.layout.subscribe(check);
  surface.layout.raise();
  return stop;
}

const headings = /^h[1-6]$/;

/** Returns whether a text's block is rendered as its element. The page shows another element a moment after the change. */
function isDrawnAs(block: HTMLElement, element: string | undefined): boolean {
  const toHeading = (name: string) => (headings.test(name) ? name : 'p');
  return element === undefined || toHeading(block.localName) === toHeading(element);
}

/**
 * Places the caret at an end of the text synchronously. The editor's own `focus` command waits for the next
 * frame and would reset the caret to its position before the keys pressed in between.
 */
function takeFocus({ view }: Editor, caret: Caret): void {
  const { doc } = view.state;
  view.dispatch(
    view.state.tr.setSelection(caret === 'start' ? Selection.atStart(doc) : Selection.atEnd(doc)),
  );
  view.focus();
}

const textKey = 'Text';

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
  const element =
    component.componentKey === textKey ? toText(component.props.element?.value.desktop) : undefined;
  return {
    html: typeof stored === 'string' ? stored : '',
    /** The element of a text that can be a heading or a paragraph. */
    element,
    makeHeading: (level: number, value: string) => {
      const text = { type: 'updateProperty' as const, id, name, size, value };
      const heading = { ...text, name: 'element', size: 'desktop' as const, value: `h${level}` };
      // The editor starts again in the new element, with the caret where the sign was.
      store.dispatch(viewActions.editingStarted({ id, caret: 'start' }));
      store.dispatch(endStep());
      store.dispatch(applyChange({ type: 'batch', changes: [text, heading] }));
      store.dispatch(endStep());
    },
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

/** Above the handles of a table's columns. */
const liftedStyle = { ...toolbarStyle, mb: '26px' } as const;
