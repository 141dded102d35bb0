import { renderRichText, type ViewProps } from '@vitrina/block-kit/react';

import { Interactive } from '../interactive/Interactive.tsx';
import { wordFor } from '../parts/words.ts';
import type { bubbles } from './index.ts';

/** The picture, and a disclosure at each point. */
export function BubblesView({ root, props, part, locale, previewState }: ViewProps<typeof bubbles>) {
  const { src, alt, bubbles, modalPosition } = props;
  return (
    <div {...root}>
      {src && (
        <img
          className={part('picture')}
          src={src.src}
          {...(src.widthPx && src.heightPx && { width: src.widthPx, height: src.heightPx })}
          alt={alt}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      )}
      {bubbles.map(({ title, text }, index) => (
        <Interactive
          key={index}
          element="vitrina-popover"
          className={`${part('bubble')} ${part(`at${index}`)}`}
        >
          <details data-panel="" open={previewState === 'open'}>
            <summary
              className={part('point')}
              aria-label={title || `${wordFor('point', locale)} ${index + 1}`}
            />
            <div className={part('modal')} data-side={modalPosition}>
              {title && <p className={part('title')}>{title}</p>}
              <div>{renderRichText(text)}</div>
            </div>
          </details>
        </Interactive>
      ))}
    </div>
  );
}
