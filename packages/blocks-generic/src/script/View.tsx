import type { ViewProps } from '@vitrina/block-kit/react';

import { Interactive } from '../interactive/Interactive.tsx';
import { wordFor } from '../parts/words.ts';
import type { script } from './index.ts';

/**
 * Stores the code as text; the block's element runs it in a sandboxed frame. On the canvas and without the
 * script, it does not run.
 */
export function ScriptView({ root, props, part, locale, fileUrl }: ViewProps<typeof script>) {
  return (
    <div {...root}>
      <Interactive
        element="vitrina-script"
        className={part('script')}
        data-code={props.code}
        data-frame={fileUrl('/stream/v1/frame.html')}
        data-label={props.title || wordFor('embeddedPage', locale)}
      />
    </div>
  );
}
