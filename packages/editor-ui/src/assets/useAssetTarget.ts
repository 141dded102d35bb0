import type { FileKind } from '@vitrina/api-client';
import {
  appendAssets,
  type AssetPlace,
  findPlaced,
  putAsset,
  putTurn,
  type SequenceTarget,
  type UploadTarget,
} from '@vitrina/editor-core/assets';
import { getEditedSize } from '@vitrina/editor-core/props';
import { getActiveKey } from '@vitrina/editor-core/store';

import { useShownSize } from '../edited-component/ShownFields.tsx';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';
import type { PropScope } from '../edited-component/controlProps.ts';
import { useEditedId } from '../edited-component/EditedComponent.ts';

/** Returns the target of uploads made in the control of this scope. */
export function useAssetTarget(scope: PropScope, kind: FileKind, altName: string | undefined): UploadTarget {
  const store = useEditorStore();
  const place = useAssetPlace(scope, altName);
  return {
    key: JSON.stringify(place),
    purpose: 'field',
    kind,
    isThere: () => findPlaced(store.getState(), place) !== undefined,
    put: (asset) => store.dispatch(putAsset(place, asset)),
  };
}

/**
 * Returns the target of files that are appended to the list edited by the control of this scope, and a function
 * that returns the target of frames that replace the list.
 */
export function useListTarget(scope: PropScope, kind: FileKind) {
  const store = useEditorStore();
  const place = useAssetPlace(scope, undefined);
  const target: SequenceTarget = {
    key: `list ${JSON.stringify(place)}`,
    purpose: 'field',
    kind,
    isThere: () => findPlaced(store.getState(), place) !== undefined,
    put: (assets) => store.dispatch(appendAssets(place, assets)),
  };
  const toTurnTarget = (rowCount: number): SequenceTarget => ({
    ...target,
    put: (frames) => store.dispatch(putTurn(place, frames, rowCount)),
  });
  return { target, toTurnTarget };
}

/** Returns the place of the value that the control of this scope edits. */
function useAssetPlace(scope: PropScope, altName: string | undefined): AssetPlace {
  const page = useEditorState(getActiveKey);
  const id = useEditedId() ?? 0;
  const shownSize = useShownSize();
  const { definition, propName: name, path = [] } = scope;
  const kind = definition.props[name];
  const size = kind ? getEditedSize(kind, shownSize) : shownSize;
  return { page, id, componentKey: definition.key, name, size, path, altName };
}
