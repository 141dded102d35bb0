import { renderRichText, type ViewProps } from '@vitrina/block-kit/react';

import type { quote } from './index.ts';

/** A quotation with its author. */
export function QuoteView({ root, props, part }: ViewProps<typeof quote>) {
  const { quote: words, author, role, portrait } = props;
  return (
    <figure {...root}>
      <blockquote className={part('text')}>{renderRichText(words)}</blockquote>
      {author && (
        <figcaption className={part('author')}>
          {portrait && (
            <img
              className={part('portrait')}
              src={portrait.src}
              alt=""
              width={56}
              height={56}
              loading="lazy"
              decoding="async"
            />
          )}
          <span>
            <span className={part('name')}>{author}</span>
            {role && <span className={part('role')}>{role}</span>}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
