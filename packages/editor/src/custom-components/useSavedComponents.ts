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

/** A component saved under a name, and the ways to rename and to remove it. */
export interface SavedComponent extends CustomComponent {
  /** Unlike any other's. */
  readonly key: string;
  readonly remove: () => Promise<void>;
  /** Answers the message id of what is against the name, if anything. */
  readonly rename: (name: string) => Promise<LabelId | undefined>;
}

/** What was saved for every package, then what was saved for this one; with a search what has it in its name. */
export function useSavedComponents(search = '') {
  const intl = useIntl();
  const client = useApiClient();
  const store = useEditorStore();
  const own = useEditorState((state) => state.document.epack.customComponents);
  const shared = useQuery(
    callQuery(client, calls.listCustomComponents, { query: { sort: 'name', limit: maxListed } }),
  );
  // The first ones are here already; of very many only the server knows the others.
  const hasMore = (shared.data?.data.total ?? 0) > maxListed;
  const found = useQuery({
    ...callQuery(client, calls.listCustomComponents, { query: { sort: 'name', limit: maxListed, search } }),
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
  // Not by undoing the last edit: that may be another one by then.
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
  const listed = (found.data ?? shared.data)?.data.items ?? [];
  const all: SavedComponent[] = [
    ...listed.map(({ id, name, components }) => {
      // What came from the server is repaired where it is inserted, as everything from outside.
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

/** {@link useSavedComponents}. */
export type SavedComponents = ReturnType<typeof useSavedComponents>;
