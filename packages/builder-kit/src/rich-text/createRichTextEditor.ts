import { Editor } from '@tiptap/core';

import { getRichTextExtensions } from './extensions.ts';
import { toStoredHtml } from './richTextHtml.ts';

/** What an editor of rich text is made of. */
export interface RichTextEditorOptions {
  readonly element: HTMLElement;
  readonly html: string;
  readonly label: string;
  readonly labelId?: string;
  readonly autofocus: boolean;
  readonly onChange: (html: string) => void;
}

/** An editor of rich text in an element, inside a shadow root or not. */
export function createRichTextEditor(options: RichTextEditorOptions): Editor {
  const { element, html, label, labelId, autofocus, onChange } = options;
  return new Editor({
    element,
    content: html,
    extensions: getRichTextExtensions(),
    autofocus: autofocus ? 'end' : false,
    // A style in the document's head does not reach into the canvas, and the fields have their own.
    injectCSS: false,
    onUpdate: ({ editor }) => onChange(toStoredHtml(editor.getHTML())),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        ...(labelId === undefined ? { 'aria-label': label } : { 'aria-labelledby': labelId }),
      },
      handleDOMEvents: { beforeinput: replaceSelection },
    },
  });
}

/** In a shadow root Firefox inserts before a selection made by keyboard instead of replacing it. */
function replaceSelection(view: Editor['view'], event: InputEvent): boolean {
  const { selection, tr } = view.state;
  if (event.inputType !== 'insertText' || !event.data || event.isComposing || selection.empty) return false;
  event.preventDefault();
  view.dispatch(tr.insertText(event.data).scrollIntoView());
  return true;
}
