import { renderRichText, type ViewProps } from '@vitrina/block-kit/react';

import type { review } from './index.ts';

/** The words of a customer, with their author. */
export function ReviewView({ root, props, part }: ViewProps<typeof review>) {
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
