import { useEffect, useState } from 'react';

import { useEditor } from '../../editor/EditorContext.ts';
import { loadViewer } from './loadViewer.ts';

export type ViewerState = 'loading' | 'ready' | 'failed';

/** Loads the 3D viewer's script, and follows whether it shows the model. */
export function useViewer() {
  const { assetUrl } = useEditor();
  const address = assetUrl('/stream/v1/elements/model-viewer.js');
  const [state, setState] = useState<ViewerState>('loading');
  const [isScriptLoaded, setScriptLoaded] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    loadViewer(address).then(
      () => isWanted && setScriptLoaded(true),
      () => isWanted && setState('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [address, attempt]);
  return {
    state,
    isScriptLoaded,
    noteReady: () => setState('ready'),
    noteFailed: () => {
      setState('failed');
      // The next attempt starts with a new element.
      setScriptLoaded(false);
    },
    retry: () => {
      setState('loading');
      setAttempt(attempt + 1);
    },
  };
}
