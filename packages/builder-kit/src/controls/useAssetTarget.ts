import type { UploadTarget } from '../assets/startUpload.ts';
import { findPlaced, putAsset } from '../assets/assetPlace.ts';
import { getEditedSize } from '../inspector/readProp.ts';
import { useShownSize } from '../inspector/ShownFields.tsx';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { useBuilder } from '../store/hooks.ts';
import { getActiveKey } from '../store/selectors.ts';
import type { PropScope } from './controlProps.ts';
import { useEditedId } from './EditedComponent.ts';

/** Where a file goes that is uploaded for the control of this scope. */
export function useAssetTarget(scope: PropScope, altName: string | undefined): UploadTarget {
  const store = useBuilderStore();
  const page = useBuilder(getActiveKey);
  const id = useEditedId() ?? 0;
  const shownSize = useShownSize();
  const { definition, propName: name, path = [] } = scope;
  const kind = definition.props[name];
  const size = kind ? getEditedSize(kind, shownSize) : shownSize;
  const place = { page, id, componentKey: definition.key, name, size, path, altName };
  return {
    key: JSON.stringify(place),
    purpose: 'field',
    isThere: () => findPlaced(store.getState(), place) !== undefined,
    put: (asset) => store.dispatch(putAsset(place, asset)),
  };
}
