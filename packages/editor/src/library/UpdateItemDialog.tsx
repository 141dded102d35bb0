import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import {
  findLibraryCopy,
  type LibraryItem,
  listCopyTops,
  takeSection,
  takeUpdates,
} from '@vitrina/editor-core/library';
import { getActiveId, getActivePage } from '@vitrina/editor-core/store';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { emptyPage, rootId } from '@vitrina/epack-model';
import { useApiClient } from '@vitrina/session';
import { FormattedMessage, StateView } from '@vitrina/ui-kit';
import { useState } from 'react';

import { ItemForm } from './ItemForm.tsx';

/** Renders the form that updates the library from the copy with the active block. The copy is fixed again then. */
export function UpdateItemDialog({ onClose }: { onClose: () => void }) {
  const store = useEditorStore();
  const [{ page, copy }] = useState(() => {
    const state = store.getState();
    const active = getActivePage(state) ?? emptyPage;
    return { page: active, copy: findLibraryCopy(active, getActiveId(state) ?? rootId) };
  });
  const query = { publicIds: copy?.itemId ?? '' };
  const items = useQuery(callQuery(useApiClient(), calls.listCustomComponents, { query }));
  const { catalogue } = store.services;
  const [section] = useState(() =>
    takeSection(page, listCopyTops(page, copy?.copyId ?? ''), catalogue.rules),
  );
  const item: LibraryItem | undefined = items.data?.data.items[0];
  const fixAgain = (current: LibraryItem) => {
    const { locale } = store.getState().document.active;
    if (copy) store.dispatch(takeUpdates([{ item: current, copyId: copy.copyId, locale, catalogue }]));
  };
  if (item === undefined) {
    return <NoItem isPending={items.isPending} error={items.error} onClose={onClose} />;
  }
  return (
    <ItemForm
      kind={item.kind === 'template' ? 'template' : 'section'}
      section={section}
      item={item}
      sideAction={
        <Button
          onClick={() => {
            fixAgain(item);
            onClose();
          }}
        >
          <FormattedMessage id="builder.library.discard" />
        </Button>
      }
      onSaved={fixAgain}
      onClose={onClose}
    />
  );
}

interface NoItemProps {
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onClose: () => void;
}

/** Says that the item could not be loaded, or isn't in the library any more. */
function NoItem({ isPending, error, onClose }: NoItemProps) {
  const title = <FormattedMessage id="builder.library.gone" />;
  if (isPending) return null;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogContent>
        <StateView state={error ? { kind: 'error', error } : { kind: 'empty', title }} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.action.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
