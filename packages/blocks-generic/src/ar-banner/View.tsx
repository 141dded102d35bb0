import type { ViewProps } from '@vitrina/block-kit/react';

import { Interactive } from '../interactive/Interactive.tsx';
import { AssetImage } from '../parts/picture/AssetImage.tsx';
import { wordFor } from '../parts/words.ts';
import type { arBanner } from './index.ts';

/** The poster, and a button that loads the model. Without the script, the poster stays. */
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
        {poster && <AssetImage className={part('poster')} data-poster="" asset={poster} alt={alt} />}
        {model && (
          <button type="button" className={part('button')} data-start="">
            {text || wordFor('viewModel', locale)}
          </button>
        )}
      </Interactive>
    </div>
  );
}
