import { createElement, type ReactNode } from 'react';

import type { RichText, RichTextNode } from '../rich-text/richTextTree.ts';

/** Renders parsed rich text as elements. @public */
export function RichTextContent({ text }: { readonly text: RichText }): ReactNode {
  return renderRichText(text);
}

const cache = new WeakMap<RichText, ReactNode>();

/** Renders parsed rich text as React nodes; the same tree returns the same nodes. @public */
export function renderRichText(text: RichText): ReactNode {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const nodes = text.map(renderNode);
  cache.set(text, nodes);
  return nodes;
}

function renderNode(node: RichTextNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, opensNewTab, style, children } = node;
  const attributes = {
    key: index,
    style,
    ...(href && { href }),
    ...(opensNewTab && { target: '_blank', rel: 'noopener noreferrer' }),
  };
  return tag === 'br'
    ? createElement(tag, { key: index })
    : createElement(tag, attributes, ...children.map(renderNode));
}
