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

/** What an editor of rich text is made of. */
export interface RichTextEditorOptions {
  readonly element: HTMLElement;
  readonly html: string;
  readonly label: string;
  readonly labelId?: string;
  readonly onChange: (html: string) => void;
  /** The text has no history of its own: its steps are the page's. */
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** An editor of rich text and the way to give it a text that changed elsewhere. */
export interface RichTextEditor {
  readonly editor: Editor;
  take(html: string): void;
}

/**
 * 20 ms after the focus ProseMirror sets the selection anew to the one it knows of, and the browser tells it of the caret's
 * moves later than it makes them. Until then moves are made here, and known at once.
 */
const settlingMs = 21;

/** An editor of rich text in an element, inside a shadow root or not. */
export function createRichTextEditor(options: RichTextEditorOptions): RichTextEditor {
  const { element, label, labelId, onChange } = options;
  let { html } = options;
  let isSettled = true;
  const editor = new Editor({
    element,
    content: html,
    extensions: getRichTextExtensions(),
    // A style in the document's head does not reach into the canvas, and the fields have their own.
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
      transformPastedHTML: (pasted) => toTextLines(cleanPastedHtml(pasted)),
      handleKeyDown: (view, event) => {
        keepCaretMoves(view);
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
 * Within 200 ms of the focus ProseMirror takes a caret that jumps to the start of the text for the browser's doing, and puts
 * it back; yet what comes after a key is the person's, as Home is. It has no public way to be told so.
 */
function keepCaretMoves(view: Editor['view']): void {
  const { input } = view as unknown as { readonly input: { lastFocus: number } };
  input.lastFocus = 0;
}

type HistoryMoves = Pick<RichTextEditorOptions, 'onUndo' | 'onRedo'>;

function moveInHistory(event: KeyboardEvent, { onUndo, onRedo }: HistoryMoves): boolean {
  const isApple = isAppleSystem();
  const isKey = (hotkey: string) => matchesHotkey(hotkey, event, isApple);
  const move = isKey('Mod+Z') ? onUndo : isKey('Mod+Shift+Z') || isKey('Mod+Y') ? onRedo : undefined;
  move?.();
  // Neither the browser's own history nor the page's hotkeys shall do it once more.
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

/** In a shadow root Firefox inserts before a selection made by keyboard instead of replacing it. */
function replaceSelection(view: Editor['view'], event: InputEvent): boolean {
  if (event.inputType !== 'insertText' || !event.data || event.isComposing) return false;
  const selection = readDomSelection(view);
  if (selection === undefined || selection.empty) return false;
  event.preventDefault();
  view.dispatch(view.state.tr.setSelection(selection).insertText(event.data).scrollIntoView());
  return true;
}
