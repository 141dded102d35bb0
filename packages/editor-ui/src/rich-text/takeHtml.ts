import { createDocument, type Editor } from '@tiptap/core';

/**
 * Gives an editor a text that changed elsewhere, as by undo. Only what differs is replaced, so that the caret stays where
 * it is; nobody is told of a change.
 */
export function takeHtml(editor: Editor, html: string): void {
  const { state, schema, view } = editor;
  const next = createDocument(html, schema, { preserveWhitespace: true });
  const start = state.doc.content.findDiffStart(next.content);
  const end = state.doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return;
  // Seen from both ends, equal letters in a row may count twice.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const slice = next.slice(start, end.b + overlap);
  view.dispatch(state.tr.replace(start, end.a + overlap, slice).setMeta('preventUpdate', true));
}
