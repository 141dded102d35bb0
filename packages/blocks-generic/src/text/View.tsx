import { hasBlocks, toPhrasing } from '@vitrina/block-kit';
import { renderRichText, type ViewProps } from '@vitrina/block-kit/react';

import type { text } from './index.ts';

/** The chosen element. Paragraphs and lists may not stand in a `<p>`, nor in a heading. */
export function TextView({ root, props }: ViewProps<typeof text>) {
  const isParagraph = props.element === 'p';
  const Element = isParagraph && hasBlocks(props.text) ? 'div' : props.element;
  return <Element {...root}>{renderRichText(isParagraph ? props.text : toPhrasing(props.text))}</Element>;
}
