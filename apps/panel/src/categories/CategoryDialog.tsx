import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { CategoryRecord } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { QueryView, toast } from '@vitrina/ui-kit';
import { OneControl, TextControl, useSchemaForm } from '@vitrina/ui-kit/form';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useCategoryOptions } from '../directory/useDirectory.ts';
import { FailureAlert } from '../records/FailureAlert.tsx';

/** A category that is there, or a new one and where it goes. */
export interface CategoryDraft {
  id?: number;
  parentId: number | null;
}

interface DialogProps {
  draft: CategoryDraft;
  onClose: () => void;
  onDone: () => void;
}

function useCategoryForm(draft: CategoryDraft, category: CategoryRecord | undefined, onDone: () => void) {
  const intl = useIntl();
  const client = useApiClient();
  return useSchemaForm({
    loadSchema: async () => (await import('@vitrina/api-client/contract')).categoryInputSchema,
    initial: { name: category?.name ?? '', parentId: category?.parentId ?? draft.parentId },
    fieldOfCode: { nameTaken: 'name', belowItself: 'parentId' },
    onSubmit: async (body) => {
      if (category) {
        const { id, revision } = category;
        await client.call(calls.updateCategory, { params: { id }, body, ifMatch: revision });
      } else {
        await client.call(calls.createCategory, { body });
      }
      toast.success({ text: intl.formatMessage({ id: 'panel.record.saved' }) });
      onDone();
    },
  });
}

/** Deletes a category; what keeps it from going is said in the dialog. */
function useRemoval(id: number | undefined, onDone: () => void) {
  const client = useApiClient();
  const [refusal, setRefusal] = useState<unknown>();
  const remove = async () => {
    if (id === undefined) return;
    try {
      await client.call(calls.deleteCategory, { params: { id } });
      onDone();
    } catch (error) {
      setRefusal(error);
    }
  };
  return { refusal, remove };
}

function CategoryForm({
  draft,
  category,
  onClose,
  onDone,
}: DialogProps & { category: CategoryRecord | undefined }) {
  const form = useCategoryForm(draft, category, onDone);
  const { refusal, remove } = useRemoval(category?.id, onDone);
  const options = useCategoryOptions();
  return (
    <Box component="form" noValidate onSubmit={form.submit}>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <TextControl form={form} name="name" label={<FormattedMessage id="panel.categories.name" />} />
        <OneControl
          form={form}
          name="parentId"
          label={<FormattedMessage id="panel.categories.parent" />}
          hint={<FormattedMessage id="panel.categories.parentHint" />}
          options={options.filter(({ id }) => id !== category?.id)}
        />
        <FailureAlert failure={form.failure} />
        <FailureAlert failure={refusal} />
      </DialogContent>
      <DialogActions>
        {category ? (
          <Button color="error" onClick={() => void remove()} sx={{ mr: 'auto' }}>
            <FormattedMessage id="panel.record.delete" />
          </Button>
        ) : null}
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.action.cancel" />
        </Button>
        <Button type="submit" variant="contained" loading={form.isBusy}>
          <FormattedMessage id={category ? 'panel.record.save' : 'panel.record.create'} />
        </Button>
      </DialogActions>
    </Box>
  );
}

function ExistingCategory({ id, ...props }: DialogProps & { id: number }) {
  const client = useApiClient();
  const query = useQuery({
    ...callQuery(client, calls.getCategory, { params: { id } }),
    refetchOnMount: 'always',
    gcTime: 0,
  });
  return (
    <QueryView query={query} skeleton={<Skeleton variant="rounded" height={160} sx={{ mx: 6, mb: 6 }} />}>
      {({ data }) => <CategoryForm {...props} category={data} />}
    </QueryView>
  );
}

/** A new category, or one to be renamed, moved or deleted. */
export function CategoryDialog(props: DialogProps) {
  const titleId = useId();
  const { id } = props.draft;
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>
        <FormattedMessage id={id === undefined ? 'panel.categories.add' : 'panel.categories.one'} />
      </DialogTitle>
      {id === undefined ? (
        <CategoryForm {...props} category={undefined} />
      ) : (
        <ExistingCategory {...props} id={id} />
      )}
    </Dialog>
  );
}
