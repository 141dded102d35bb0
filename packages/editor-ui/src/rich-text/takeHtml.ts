import { createDocument, type Editor } from '@tiptap/core';

/**
 * Updates an editor with a text that changed elsewhere, for example by undo. Replaces only the difference, so
 * that the caret keeps its position, and doesn't fire an update event.
 */
export function takeHtml(editor: Editor, html: string): void {
  const { state, schema, view } = editor;
  const next = createDocument(html, schema, { preserveWhitespace: true });
  const start = state.doc.content.findDiffStart(next.content);
  const end = state.doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return;
  // Repeated characters can match from both ends.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const slice = next.slice(start, end.b + overlap);
  view.dispatch(state.tr.replace(start, end.a + overlap, slice).setMeta('preventUpdate', true));
}
