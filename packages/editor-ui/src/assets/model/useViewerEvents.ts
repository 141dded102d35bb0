import { useEffect, useRef, type DetailedHTMLProps, type Ref } from 'react';

import type { ModelViewerElement } from './loadViewer.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'model-viewer': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        src: string;
        alt?: string;
        exposure?: number;
        'camera-orbit'?: string | undefined;
        'shadow-intensity'?: number;
        'camera-controls'?: boolean;
        'disable-pan'?: boolean;
        'touch-action'?: string;
        'interaction-prompt'?: string;
        'ar-usdz-max-texture-size'?: string;
        ref?: Ref<ModelViewerElement>;
      };
    }
  }
}

interface ViewerEvents {
  /** The element of the viewer, once it is there. */
  readonly viewer: ModelViewerElement | null;
  readonly onLoad: () => void;
  readonly onFail: () => void;
}

/** Calls handlers of the viewer's events, for which React has none. */
export function useViewerEvents(events: ViewerEvents) {
  const { viewer } = events;
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    const stop = new AbortController();
    viewer?.addEventListener('load', () => latest.current.onLoad(), { signal: stop.signal });
    viewer?.addEventListener('error', () => latest.current.onFail(), { signal: stop.signal });
    return () => stop.abort();
  }, [viewer]);
}
