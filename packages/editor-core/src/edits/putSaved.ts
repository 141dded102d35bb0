import type { ApiClient } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { CustomComponent } from '@vitrina/epack-model';

import type { EditorThunk } from '../store/editorState.ts';
import { applyDataChange } from '../store/editData.ts';

/** The largest page size of the call. */
const maxListed = 100;

/** Message ids for a name that is already used, in the shared library or in this package. */
export const takenNameIds: ReadonlySet<string> = new Set([
  'api.error.customComponentTaken',
  'model.epack.customComponentNameTaken',
]);

/** Replaces a component of the shared library with blocks of the same name. Returns whether there was one. */
export async function replaceShared(
  client: ApiClient,
  { name, components }: CustomComponent,
): Promise<boolean> {
  const query = { kinds: 'component', search: name, limit: maxListed };
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
 * Replaces the package's component of that name. Returns a message id if this isn't possible; then nothing
 * changes.
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
