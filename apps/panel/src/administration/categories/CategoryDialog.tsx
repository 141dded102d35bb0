import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { CategoryRecord } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient, useCallMutation } from '@vitrina/session';
import { FailureAlert, FormattedMessage, QueryView, toast } from '@vitrina/ui-kit';
import { FormDialog, OneControl, TextControl, useSchemaForm } from '@vitrina/ui-kit/form';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import { useCategoryOptions } from '../../shared/directory/useDirectory.ts';

/** An existing category, or a new one with its parent. */
export interface CategoryDraft {
  id?: number;
  parentId: number | null;
}

interface DialogProps {
  draft: CategoryDraft;
  onClose: () => void;
}

function useCategory(id: number | undefined) {
  return useQuery({
    ...callQuery(useApiClient(), calls.getCategory, { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    refetchOnMount: 'always',
    gcTime: 0,
  });
}

/** Returns the form of a new category, or of an existing one after it has loaded. */
function useCategoryForm({ draft, onClose }: DialogProps, category: CategoryRecord | undefined) {
  const intl = useIntl();
  const onSuccess = () => {
    toast.success({ text: intl.formatMessage({ id: 'panel.record.saved' }) });
    onClose();
  };
  const creation = useCallMutation(calls.createCategory, { onSuccess });
  const update = useCallMutation(calls.updateCategory, { onSuccess });
  const form = useSchemaForm({
    loadSchema: async () => (await import('@vitrina/api-client/contract')).categoryInputSchema,
    initial: { name: '', parentId: draft.parentId },
    fieldOfCode: { nameTaken: 'name', belowItself: 'parentId' },
    onSubmit: (body): Promise<unknown> =>
      category
        ? update.runAsync({ params: { id: category.id }, body, ifMatch: category.revision })
        : creation.runAsync({ body }),
  });
  const { reset } = form;
  useEffect(() => {
    if (category) reset({ name: category.name, parentId: category.parentId });
  }, [category, reset]);
  return form;
}

function CategoryFields({ form, id }: { form: ReturnType<typeof useCategoryForm>; id: number | undefined }) {
  const options = useCategoryOptions();
  return (
    <>
      <TextControl form={form} name="name" label={<FormattedMessage id="panel.categories.name" />} />
      <OneControl
        form={form}
        name="parentId"
        label={<FormattedMessage id="panel.categories.parent" />}
        hint={<FormattedMessage id="panel.categories.parentHint" />}
        options={options.filter((option) => option.id !== id)}
      />
    </>
  );
}

/** Dialog that creates, renames, moves, or deletes a category. */
export function CategoryDialog(props: DialogProps) {
  const { draft, onClose } = props;
  const { id } = draft;
  const query = useCategory(id);
  const form = useCategoryForm(props, query.data?.data);
  const deletion = useCallMutation(calls.deleteCategory, { onSuccess: onClose });
  const fields = <CategoryFields form={form} id={id} />;
  if (id === undefined) {
    return (
      <FormDialog
        form={form}
        title={<FormattedMessage id="panel.categories.add" />}
        submitLabel={<FormattedMessage id="panel.record.create" />}
        maxWidth="xs"
        onClose={onClose}
      >
        {fields}
      </FormDialog>
    );
  }
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="panel.categories.one" />}
      submitLabel={<FormattedMessage id="panel.record.save" />}
      isSubmitDisabled={query.data === undefined}
      sideAction={
        <Button
          color="error"
          loading={deletion.isPending}
          disabled={query.data === undefined}
          onClick={() => deletion.run({ params: { id } })}
        >
          <FormattedMessage id="panel.record.delete" />
        </Button>
      }
      maxWidth="xs"
      onClose={onClose}
    >
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={160} />}>
        {() => fields}
      </QueryView>
      <FailureAlert failure={deletion.error} />
    </FormDialog>
  );
}
