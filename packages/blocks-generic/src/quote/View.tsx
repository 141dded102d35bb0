import { renderRichText, type ViewProps } from '@vitrina/block-kit/react';

import type { quote } from './index.ts';

/** A quotation, with its author as caption. */
export function QuoteView({ root, props: { text, author }, part }: ViewProps<typeof quote>) {
  return (
    <figure {...root}>
      <blockquote className={part('text')}>{renderRichText(text)}</blockquote>
      {author !== '' && <figcaption className={part('author')}>{author}</figcaption>}
    </figure>
  );
}
