import type { Asset } from '@vitrina/block-kit';
import type { ViewProps } from '@vitrina/block-kit/react';

import { Interactive } from '../interactive/Interactive.tsx';
import { AssetImage } from '../parts/picture/AssetImage.tsx';
import { wordFor } from '../parts/words.ts';
import type { beforeAfter } from './index.ts';

/** The images with their labels, and a range that moves the border between them. */
export function BeforeAfterView({ root, props, part, locale, previewState }: ViewProps<typeof beforeAfter>) {
  const { before, beforeAlt, beforeLabel, after, afterAlt, afterLabel, start } = props;
  const classNames = [part('compare'), previewState === 'compared' && 'BeforeAfter-compared'];
  const side = (image: Asset | undefined, alt: string, label: string) => (
    <>
      {image ? (
        <AssetImage className={part('img')} asset={image} alt={alt} />
      ) : (
        <span className={part('empty')} />
      )}
      {label && <figcaption className={part('label')}>{label}</figcaption>}
    </>
  );
  return (
    <div {...root}>
      <Interactive element="vitrina-before-after" className={classNames.filter(Boolean).join(' ')}>
        {(before ?? after) && (
          <>
            <figure className={part('side')} data-before="">
              {side(before, beforeAlt, beforeLabel)}
            </figure>
            <figure className={part('side')} data-after="">
              {side(after, afterAlt, afterLabel)}
            </figure>
          </>
        )}
        {before && after && (
          <>
            <input
              type="range"
              className={part('range')}
              data-range=""
              defaultValue={start}
              aria-label={wordFor('compare', locale)}
            />
            <span className={part('handle')} aria-hidden="true">
              <span className={part('knob')}>
                <svg
                  viewBox="0 0 24 24"
                  width="24"
                  height="24"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                >
                  <path d="m9 7-5 5 5 5m6-10 5 5-5 5" strokeLinecap="round" strokeLinejoin="round" />
                </svg>
              </span>
            </span>
          </>
        )}
      </Interactive>
    </div>
  );
}
