import type { Asset } from '@vitrina/api-client/contract';
import { templateDraft } from '@vitrina/block-kit';
import {
  getChildIds,
  getComponent,
  type ComponentDraft,
  type ComponentId,
  type Page,
} from '@vitrina/epack-model';
import type { Catalogue } from '@vitrina/block-catalogue';

import { insertDraft } from '../../commands/blockEdits.ts';
import type { Refusal } from '../../nesting/whyNotInside.ts';
import type { BuilderThunk } from '../../store/createBuilderStore.ts';
import { getActivePage } from '../../store/selectors.ts';
import { findAltName } from '../block-picture/altText.ts';
import { putPicture } from '../block-picture/pictureEdits.ts';
import { toStoredAsset } from '../crop/pictureUse.ts';

/** The block that a picture makes where it is dropped on none that shows one. */
const pictureBlockKey = 'Image';

/** The prop of a component that its picture is in; undefined where it shows none. */
export function findPictureName(page: Page, id: ComponentId, catalogue: Catalogue): string | undefined {
  const { ownProps = {} } = catalogue.find(getComponent(page, id)?.componentKey ?? '') ?? {};
  return Object.keys(ownProps).find((name) => {
    const control = ownProps[name]?.control;
    return control?.name === 'asset' && control.fileType === 'image';
  });
}

/**
 * Puts a picture into the component if that shows one, else into a new block after it, or where new blocks go. Answers
 * why not, where a block may not stand there.
 */
export function placePicture(asset: Asset, id: ComponentId | undefined): BuilderThunk<Refusal | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const page = getActivePage(getState());
    const component = page && id !== undefined ? getComponent(page, id) : undefined;
    if (page && component) {
      const name = findPictureName(page, component.id, catalogue);
      if (name !== undefined) {
        const altName = findAltName(catalogue.find(component.componentKey)?.ownProps ?? {}, name);
        dispatch(putPicture({ id: component.id, name, altName }, toStoredAsset(asset), asset.alt));
        return undefined;
      }
    }
    const draft = pictureDraft(asset, catalogue);
    if (page && component?.type === 'component') {
      const { parentId } = component;
      const place = { parentId, index: getChildIds(page, parentId).indexOf(component.id) + 1 };
      if (dispatch(insertDraft(draft, place)) === undefined) return undefined;
    }
    return dispatch(insertDraft(draft));
  };
}

function pictureDraft(asset: Asset, catalogue: Catalogue): ComponentDraft {
  const definition = catalogue.find(pictureBlockKey);
  if (definition === undefined) throw new Error(`The catalogue has no ${pictureBlockKey}`);
  const draft = templateDraft(definition.create(), catalogue.find);
  const src = { name: 'src', value: { desktop: toStoredAsset(asset) } };
  const alt = { name: 'alt', value: { desktop: asset.alt } };
  return { ...draft, props: { ...draft.props, src, ...(asset.alt !== '' && { alt }) } };
}
