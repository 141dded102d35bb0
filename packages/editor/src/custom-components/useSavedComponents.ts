import { calls } from '@vitrina/api-client/calls';
import { callMutation, callQuery } from '@vitrina/api-client/query';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { CustomComponent } from '@vitrina/epack-model';
import { errorMessageId, useApiClient } from '@vitrina/session';
import { toast } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { replaceOwn } from '@vitrina/editor-core/edits';
import { applyDataChange } from '@vitrina/editor-core/store';
import { useEditorStore, useEditorState } from '@vitrina/editor-ui/store';

const maxListed = 100;

const listed = { kinds: 'component', sort: 'name', limit: maxListed };

/** A saved component with actions to rename and remove it. */
export interface SavedComponent extends CustomComponent {
  /** Unique key. */
  readonly key: string;
  readonly remove: () => Promise<void>;
  /** Renames the component. Resolves with a message id if the name isn't possible. */
  readonly rename: (name: string) => Promise<LabelId | undefined>;
}

/**
 * Returns the components saved for all packages, then those of this package. `search` filters them by name.
 */
export function useSavedComponents(search = '') {
  const intl = useIntl();
  const client = useApiClient();
  const store = useEditorStore();
  const own = useEditorState((state) => state.document.epack.customComponents);
  const shared = useQuery(callQuery(client, calls.listCustomComponents, { query: listed }));
  // The first page is loaded already. If there are more components, the server searches the rest.
  const hasMore = (shared.data?.data.total ?? 0) > maxListed;
  const found = useQuery({
    ...callQuery(client, calls.listCustomComponents, { query: { ...listed, search } }),
    enabled: hasMore && search !== '',
  });
  const { mutateAsync: deleteShared } = useMutation(callMutation(client, calls.deleteCustomComponent));
  const { mutateAsync: createShared } = useMutation(callMutation(client, calls.createCustomComponent));
  const { mutateAsync: updateShared } = useMutation(callMutation(client, calls.updateCustomComponent));
  const sayRemoved = (name: string, onUndo: () => void) =>
    toast.success({
      text: intl.formatMessage({ id: 'builder.custom.removed' }, { name }),
      action: { label: intl.formatMessage({ id: 'builder.command.undo' }), onSelect: onUndo },
    });

  const sayNotBack = (name: string, reasonId: LabelId) =>
    toast.error({
      text: `${intl.formatMessage({ id: 'builder.custom.notBack' }, { name })} ${intl.formatMessage({ id: reasonId })}`,
    });

  const removeShared = async (id: number, component: CustomComponent) => {
    await deleteShared({ params: { id } });
    const { name, components } = component;
    sayRemoved(name, () => {
      createShared({ body: { name, components } }).catch((error: unknown) =>
        sayNotBack(name, errorMessageId(error)),
      );
    });
  };
  // Undo can't be used: the last edit may be another one by then.
  const removeOwn = (customComponent: CustomComponent) => {
    const { name } = customComponent;
    store.dispatch(applyDataChange({ type: 'removeCustomComponent', name }));
    sayRemoved(name, () => {
      const result = store.dispatch(applyDataChange({ type: 'saveCustomComponent', customComponent }));
      if (!result.ok) sayNotBack(name, result.code);
    });
    return Promise.resolve();
  };
  const renameShared = async (id: number, name: string): Promise<LabelId | undefined> => {
    try {
      await updateShared({ params: { id }, body: { name } });
      return undefined;
    } catch (error) {
      return errorMessageId(error);
    }
  };
  const known = (found.data ?? shared.data)?.data.items ?? [];
  const all: SavedComponent[] = [
    ...known.map(({ id, name, components }) => {
      // Components from the server are repaired when inserted, like all external content.
      const component = { name, components: components as CustomComponent['components'] };
      return {
        ...component,
        key: `shared ${id}`,
        remove: () => removeShared(id, component),
        rename: (next: string) => renameShared(id, next),
      };
    }),
    ...own.map((component) => ({
      ...component,
      key: `own ${component.name}`,
      remove: () => removeOwn(component),
      rename: (next: string) =>
        Promise.resolve(store.dispatch(replaceOwn(component.name, { ...component, name: next }))),
    })),
  ];
  const wanted = search.toLowerCase();
  const items = all.filter(({ name }) => name.toLowerCase().includes(wanted));
  return { items, isFailed: shared.isError, retry: () => void shared.refetch() };
}

/** The result of {@link useSavedComponents}. */
export type SavedComponents = ReturnType<typeof useSavedComponents>;
