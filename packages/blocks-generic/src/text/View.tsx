import { hasBlocks, toPhrasing, withoutLinks } from '@vitrina/block-kit';
import { renderRichText, type ViewProps } from '@vitrina/block-kit/react';

import type { text } from './index.ts';

/**
 * Renders the chosen element. A `<p>` or heading cannot contain paragraphs or lists, and a link cannot
 * contain a link.
 */
export function TextView({ root, props, isInLink }: ViewProps<typeof text>) {
  const content = isInLink ? withoutLinks(props.text) : props.text;
  const isParagraph = props.element === 'p';
  const Element = isParagraph && hasBlocks(content) ? 'div' : props.element;
  return <Element {...root}>{renderRichText(isParagraph ? content : toPhrasing(content))}</Element>;
}
