import type { PropValues } from '@vitrina/block-kit';
import { renderRichText, type ViewProps } from '@vitrina/block-kit/react';

import { Interactive } from '../interactive/Interactive.tsx';
import { AssetImage } from '../parts/picture/AssetImage.tsx';
import { wordFor } from '../parts/words.ts';
import type { arBanner } from './index.ts';
import type { arBannerProps } from './schema.ts';

/** The poster, and a button that loads the model. Without the script, the poster and the notes stay. */
export function ArBannerView({ root, props, part, locale, fileUrl }: ViewProps<typeof arBanner>) {
  const { model, poster, alt, text } = props;
  const hotspots = props.hotspots.filter(({ position }) => position !== '');
  return (
    <div {...root}>
      <Interactive
        element="vitrina-ar-banner"
        className={part('banner')}
        data-model={model?.src}
        data-viewer={fileUrl('/stream/v1/elements/model-viewer.js')}
        data-label={alt || wordFor('model', locale)}
        {...viewerSettings(props)}
      >
        {poster && <AssetImage className={part('poster')} data-poster="" asset={poster} alt={alt} />}
        {model && (
          <button type="button" className={part('button')} data-start="">
            {text || wordFor('viewModel', locale)}
          </button>
        )}
        {model && hotspots.length > 0 && (
          <ol className={part('notes')} data-notes="">
            {hotspots.map(({ position, normal, title, text: note }, index) => (
              <li
                key={index}
                data-hotspot={title || `${wordFor('point', locale)} ${index + 1}`}
                data-position={position.replaceAll(/(?= |$)/g, 'm')}
                data-normal={normal || undefined}
              >
                {title && <p className={part('title')}>{title}</p>}
                <div>{renderRichText(note)}</div>
              </li>
            ))}
          </ol>
        )}
      </Interactive>
    </div>
  );
}

type Values = PropValues<typeof arBannerProps>;

/** The settings that differ from the viewer's own. */
function viewerSettings({ iosModel, cameraOrbit, exposure, shadow }: Values) {
  return {
    ...(iosModel && { 'data-ios-model': iosModel.src }),
    ...(cameraOrbit !== '' && { 'data-camera-orbit': cameraOrbit }),
    ...(exposure !== 1 && { 'data-exposure': exposure }),
    ...(shadow > 0 && { 'data-shadow': shadow }),
  };
}
