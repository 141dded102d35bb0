import type { ViewProps } from '@vitrina/block-kit/react';

import { Interactive } from '../interactive/Interactive.tsx';
import { wordFor } from '../parts/words.ts';
import type { arBanner } from './index.ts';

/** The poster and a button that brings the model. Without script the poster stays. */
export function ArBannerView({ root, props, part, locale, fileUrl }: ViewProps<typeof arBanner>) {
  const { model, poster, alt, text } = props;
  return (
    <div {...root}>
      <Interactive
        element="vitrina-ar-banner"
        className={part('banner')}
        data-model={model?.src}
        data-viewer={fileUrl('/stream/v1/elements/model-viewer.js')}
        data-label={alt || wordFor('model', locale)}
      >
        {poster && (
          <img
            className={part('poster')}
            data-poster=""
            src={poster.src}
            alt={alt}
            loading="lazy"
            decoding="async"
            draggable={false}
          />
        )}
        {model && (
          <button type="button" className={part('button')} data-start="">
            {text || wordFor('viewModel', locale)}
          </button>
        )}
      </Interactive>
    </div>
  );
}
