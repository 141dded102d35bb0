import { Mark, mergeAttributes, type Extensions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';

/** Span with color and other inline styles. The parser of the blocks decides which styles are rendered. */
const InlineStyle = Mark.create({
  name: 'inlineStyle',
  addAttributes: () => ({ style: { default: null, parseHTML: (element) => element.getAttribute('style') } }),
  parseHTML: () => [{ tag: 'span[style]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
});

/** Creates a mark for formatting that has no button but must survive edits of the surrounding text. */
function createKeptMark(tag: string) {
  return Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });
}

/** Returns the extensions for the content that blocks can render. */
export function getRichTextExtensions(): Extensions {
  return [
    Document,
    Paragraph,
    Text,
    HardBreak,
    Bold,
    Italic,
    Underline,
    Strike,
    InlineStyle,
    ...['sub', 'sup', 'small', 'code'].map(createKeptMark),
    BulletList,
    OrderedList,
    ListItem,
    ListKeymap,
    Link.configure({
      openOnClick: false,
      autolink: false,
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { rel: null, target: null },
    }),
  ];
}
