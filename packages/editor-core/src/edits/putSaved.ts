import type { ApiClient } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { CustomComponent } from '@vitrina/epack-model';

import type { EditorThunk } from '../store/editorState.ts';
import { applyDataChange } from '../store/editData.ts';

/** As many as one answer has. */
const maxListed = 100;

/** Message ids of a name that is taken: among the components of every package, and of this one. */
export const takenNameIds: ReadonlySet<string> = new Set([
  'api.error.customComponentTaken',
  'model.epack.customComponentNameTaken',
]);

/** Puts blocks in the place of those that every package has under their name. Answers whether there were such. */
export async function replaceShared(
  client: ApiClient,
  { name, components }: CustomComponent,
): Promise<boolean> {
  const query = { search: name, limit: maxListed };
  const { data } = await client.call(calls.listCustomComponents, { query });
  const taken = data.items.find((item) => item.name.toLowerCase() === name.toLowerCase());
  if (taken === undefined) return false;
  await client.call(calls.updateCustomComponent, {
    params: { id: taken.id },
    body: { name, components: [...components] },
  });
  return true;
}

/**
 * Puts a component of the package in the place of that with a name. Answers the message id of what is against it; then
 * everything is as it was.
 */
export function replaceOwn(name: string, customComponent: CustomComponent): EditorThunk<LabelId | undefined> {
  return (dispatch, getState) => {
    const before = getState().document.epack.customComponents.find((each) => each.name === name);
    dispatch(applyDataChange({ type: 'removeCustomComponent', name }));
    const result = dispatch(applyDataChange({ type: 'saveCustomComponent', customComponent }));
    if (result.ok) return undefined;
    if (before) dispatch(applyDataChange({ type: 'saveCustomComponent', customComponent: before }));
    return result.code;
  };
}
