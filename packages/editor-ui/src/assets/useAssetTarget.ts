import { type UploadTarget, findPlaced, putAsset } from '@vitrina/editor-core/assets';
import { getEditedSize } from '@vitrina/editor-core/props';
import { getActiveKey } from '@vitrina/editor-core/store';

import { useShownSize } from '../edited-component/ShownFields.tsx';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';
import type { PropScope } from '../edited-component/controlProps.ts';
import { useEditedId } from '../edited-component/EditedComponent.ts';

/** Returns the target of uploads made in the control of this scope. */
export function useAssetTarget(scope: PropScope, altName: string | undefined): UploadTarget {
  const store = useEditorStore();
  const page = useEditorState(getActiveKey);
  const id = useEditedId() ?? 0;
  const shownSize = useShownSize();
  const { definition, propName: name, path = [] } = scope;
  const kind = definition.props[name];
  const size = kind ? getEditedSize(kind, shownSize) : shownSize;
  const place = { page, id, componentKey: definition.key, name, size, path, altName };
  return {
    key: JSON.stringify(place),
    purpose: 'field',
    kind: kind?.control.name === 'asset' ? kind.control.fileType : undefined,
    isThere: () => findPlaced(store.getState(), place) !== undefined,
    put: (asset) => store.dispatch(putAsset(place, asset)),
  };
}
