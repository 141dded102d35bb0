import { BlockTree, type Views, type ExtraRootAttributes } from '@vitrina/block-kit/react';
import type { Catalogue } from '@vitrina/block-catalogue';
import { pageKey, rootId } from '@vitrina/epack-model';
import { StrictMode, useMemo } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { findPictureAmong } from '@vitrina/editor-core/assets';
import type { EditorStore } from '@vitrina/editor-core/store';

import { EditorStoreProvider } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import { CanvasBoundary } from './CanvasBoundary.tsx';
import { createCanvasSource } from './canvasSource.ts';
import { findOnCanvas, withUnknown } from './unknownBlock.tsx';
import type { Arrival } from './useArrivingIds.ts';

/**
 * Values that the canvas needs from its surroundings. React contexts don't reach a separate root, so they are
 * passed as one object.
 */
export interface CanvasEnvironment {
  readonly store: EditorStore;
  readonly intl: IntlShape;
  readonly catalogue: Catalogue;
  readonly views: Views;
  readonly assetUrl: (source: string) => string;
}

/** Props of {@link CanvasRoot}. */
export interface CanvasRootProps {
  readonly environment: CanvasEnvironment;
  /** Receives the rendering progress. If the page can't be rendered, it is reported as complete. */
  readonly arrival: Arrival;
}

/** Renders everything inside the canvas's shadow root. */
export function CanvasRoot({ environment, arrival }: CanvasRootProps) {
  return (
    <StrictMode>
      <RawIntlProvider value={environment.intl}>
        <EditorStoreProvider store={environment.store}>
          <CanvasBoundary
            hub={environment.store.hub}
            message={environment.intl.formatMessage({ id: 'builder.canvas.broken' })}
            onBroken={arrival.onArrived}
          >
            {(isIsolating) => <CanvasPage {...environment} arrival={arrival} isIsolating={isIsolating} />}
          </CanvasBoundary>
        </EditorStoreProvider>
      </RawIntlProvider>
    </StrictMode>
  );
}

function CanvasPage({
  catalogue,
  views,
  assetUrl,
  arrival,
  isIsolating,
}: CanvasEnvironment & Pick<CanvasRootProps, 'arrival'> & { readonly isIsolating: boolean }) {
  const active = useEditorState((state) => state.document.active);
  const dataSources = useEditorState((state) => state.document.epack.dataSources);
  const files = useEditorState((state) => state.document.files);
  const source = useMemo(() => createCanvasSource(catalogue, arrival), [catalogue, arrival]);
  const findPicture = useMemo(() => findPictureAmong(files), [files]);
  const find = useMemo(() => findOnCanvas(catalogue), [catalogue]);
  const allViews = useMemo(() => withUnknown(views), [views]);
  return (
    <BlockTree
      key={pageKey(active)}
      source={source}
      find={find}
      views={allViews}
      rootId={rootId}
      locale={active.locale}
      assetUrl={assetUrl}
      findPicture={findPicture}
      dataSources={dataSources}
      useRootProps={useRootProps}
      {...(isIsolating && { Isolation: BlockBoundary })}
    />
  );
}

/**
 * Only one block is in the tab order. Its `tabIndex` is set on the element, so that moving focus doesn't
 * re-render.
 */
const rootProps: ExtraRootAttributes = { tabIndex: -1 };

function useRootProps(): ExtraRootAttributes {
  return rootProps;
}
