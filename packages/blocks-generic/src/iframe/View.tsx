import type { ViewProps } from '@vitrina/block-kit/react';

import { wordFor } from '../parts/words.ts';
import type { iframe } from './index.ts';

/** Renders the frame; renders nothing without an address. */
export function IframeView({ root, props, part, locale }: ViewProps<typeof iframe>) {
  return (
    <div {...root}>
      {props.src && (
        <iframe
          className={part('frame')}
          src={props.src}
          title={props.title || wordFor('embeddedPage', locale)}
          loading="lazy"
          sandbox="allow-scripts allow-forms allow-popups"
        />
      )}
    </div>
  );
}
