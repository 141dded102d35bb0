import { Editor } from '@tiptap/core';
import { matchesHotkey } from '@vitrina/editor-core/commands';

import { isAppleSystem } from '../dom/isAppleSystem.ts';
import { cleanPastedHtml } from '../clipboard/cleanPastedHtml.ts';
import { getRichTextExtensions } from './extensions.ts';
import { moveCaret } from './moveCaret.ts';
import { readDomSelection } from './readDomSelection.ts';
import { toStoredHtml } from './richTextHtml.ts';
import { takeHtml } from './takeHtml.ts';
import { toTextLines } from './toTextLines.ts';

/** Options of a rich text editor. */
export interface RichTextEditorOptions {
  readonly element: HTMLElement;
  readonly html: string;
  readonly label: string;
  readonly labelId?: string;
  readonly onChange: (html: string) => void;
  /** Called on undo. The editor has no history: its changes are part of the page's history. */
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Handles an arrow key before the editor moves the caret. Returns whether the key is handled. */
  readonly onArrow?: ((view: Editor['view'], event: KeyboardEvent) => boolean) | undefined;
  /**
   * Called with the level when the only paragraph becomes a heading by a typed `# `, and with its text without the sign.
   * Without it, the sign stays.
   */
  readonly onHeading?: ((level: number, html: string) => void) | undefined;
  /** Handles a paste instead of the editor. Returns whether it does. */
  readonly onPaste?: ((event: ClipboardEvent) => boolean) | undefined;
}

/** A rich text editor and a function that sets a text changed elsewhere. */
export interface RichTextEditor {
  readonly editor: Editor;
  take(html: string): void;
}

/**
 * Time after focus in which the editor moves the caret itself, in ms. ProseMirror restores its known
 * selection 20 ms after focus, and browsers report caret moves with a delay, so a move in between would be
 * lost.
 */
const settlingMs = 21;

/** Creates a rich text editor in an element, in the document or in a shadow root. */
export function createRichTextEditor(options: RichTextEditorOptions): RichTextEditor {
  const { element, label, labelId, onChange } = options;
  let { html } = options;
  let isSettled = true;
  const editor = new Editor({
    element,
    content: html,
    extensions: getRichTextExtensions(),
    // A style in the document's head wouldn't apply inside the canvas, and the fields have their own styles.
    injectCSS: false,
    onUpdate: () => {
      html = toStoredHtml(editor.getHTML());
      onChange(html);
    },
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        ...(labelId === undefined ? { 'aria-label': label } : { 'aria-labelledby': labelId }),
      },
      handlePaste: (_view, event) => options.onPaste?.(event) ?? false,
      transformPastedHTML: (pasted) => toTextLines(cleanPastedHtml(pasted)),
      handleTextInput: (view, from, to, text) => {
        const level = from === to && text === ' ' && options.onHeading ? readHeadingSign(view) : 0;
        if (level === 0) return false;
        view.dispatch(view.state.tr.delete(from - level, from).setMeta('preventUpdate', true));
        html = toStoredHtml(editor.getHTML());
        options.onHeading?.(level, html);
        return true;
      },
      handleKeyDown: (view, event) => {
        keepCaretMoves(view);
        if (options.onArrow?.(view, event)) return true;
        return moveInHistory(event, options) || (!isSettled && moveCaret({ view }, event));
      },
      handleDOMEvents: {
        beforeinput: (view, event) => onBeforeInput(view, event, options),
        focus: () => {
          isSettled = false;
          setTimeout(() => {
            isSettled = true;
          }, settlingMs);
        },
      },
    },
  });
  return {
    editor,
    take(next) {
      if (editor.isDestroyed || next === html) return;
      html = next;
      takeHtml(editor, next);
    },
  };
}

/**
 * Keeps caret moves made by keys. Within 200 ms of focus, ProseMirror assumes that a caret jump to the start
 * of the text was made by the browser and reverts it, even after Home. ProseMirror has no public API to
 * prevent this.
 */
function keepCaretMoves(view: Editor['view']): void {
  const { input } = view as unknown as { readonly input: { lastFocus: number } };
  input.lastFocus = 0;
}

/** Returns the number of signs `#` before the caret, at the start of a text of one paragraph; 0 if there is more. */
function readHeadingSign({ state: { doc, selection } }: Editor['view']): number {
  const { $from } = selection;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, ' ');
  return doc.childCount === 1 && $from.depth === 1 && /^#{1,6}$/.test(before) ? before.length : 0;
}

type HistoryMoves = Pick<RichTextEditorOptions, 'onUndo' | 'onRedo'>;

function moveInHistory(event: KeyboardEvent, { onUndo, onRedo }: HistoryMoves): boolean {
  const isApple = isAppleSystem();
  const isKey = (hotkey: string) => matchesHotkey(hotkey, event, isApple);
  const move = isKey('Mod+Z') ? onUndo : isKey('Mod+Shift+Z') || isKey('Mod+Y') ? onRedo : undefined;
  move?.();
  // Prevents the browser's history and the page's shortcuts from handling the key again.
  if (move) event.preventDefault();
  return move !== undefined;
}

function onBeforeInput(view: Editor['view'], event: InputEvent, { onUndo, onRedo }: HistoryMoves): boolean {
  if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') {
    event.preventDefault();
    if (event.inputType === 'historyUndo') onUndo();
    else onRedo();
    return true;
  }
  return replaceSelection(view, event);
}

/**
 * Replaces the selection with the typed text. In a shadow root, Firefox inserts before a selection made by
 * keyboard instead of replacing it.
 */
function replaceSelection(view: Editor['view'], event: InputEvent): boolean {
  if (event.inputType !== 'insertText' || !event.data || event.isComposing) return false;
  const selection = readDomSelection(view);
  if (selection === undefined || selection.empty) return false;
  event.preventDefault();
  view.dispatch(view.state.tr.setSelection(selection).insertText(event.data).scrollIntoView());
  return true;
}
