import { renderRichText, type ViewProps } from '@vitrina/block-kit/react';

import { Interactive } from '../interactive/Interactive.tsx';
import { AssetImage } from '../parts/picture/AssetImage.tsx';
import { wordFor } from '../parts/words.ts';
import type { bubbles } from './index.ts';

/** The image, and a disclosure at each point. */
export function BubblesView({ root, props, part, locale, previewState }: ViewProps<typeof bubbles>) {
  const { src, alt, bubbles, modalPosition } = props;
  return (
    <div {...root}>
      {src && <AssetImage className={part('picture')} asset={src} alt={alt} />}
      {bubbles.map(({ x, title, text }, index) => (
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
            <div className={part('modal')} data-side={sideOf(x, modalPosition)}>
              {title && <p className={part('title')}>{title}</p>}
              <div>{renderRichText(text)}</div>
            </div>
          </details>
        </Interactive>
      ))}
    </div>
  );
}

/** Near the image's edge, an explanation fits only on the other side of its point. */
function sideOf(xPercent: number, chosen: ViewProps<typeof bubbles>['props']['modalPosition']): string {
  const [side, end] = chosen.split('-');
  if (side === 'left' && xPercent < 40) return `right-${end}`;
  return side === 'right' && xPercent > 60 ? `left-${end}` : chosen;
}
