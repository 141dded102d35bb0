import Button from '@mui/material/Button';
import { calls } from '@vitrina/api-client/calls';
import type { PageImport } from '@vitrina/api-client/contract';
import { useCallMutation } from '@vitrina/session';
import { FormattedMessage, toast } from '@vitrina/ui-kit';
import { FormDialog, OneControl, TextControl, useFormValue, useSchemaForm } from '@vitrina/ui-kit/form';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useLicenseOptions, useRetailerOptions } from '../../../shared/directory/useDirectory.ts';
import { FileField } from '../../../shared/records/FileField.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { placeErrors, type PageDialogProps } from './pageDialog.ts';

/**
 * Returns the state of an import. The file is first checked in a dry run, and imported after confirmation.
 */
function useImport(onClose: () => void) {
  const intl = useIntl();
  const [tried, setTried] = useState<PageImport>();
  const onSuccess = ({ data }: { data: PageImport }) => {
    if (tried === undefined) {
      setTried(data);
      return;
    }
    const count = data.added + data.changed;
    toast.success({ text: intl.formatMessage({ id: 'shelf.import.done' }, { count }) });
    onClose();
  };
  const fileImport = useCallMutation(calls.importMonitoredPages, { onSuccess });
  const feedImport = useCallMutation(calls.importPageFeed, { onSuccess });
  const form = useSchemaForm({
    loadSchema: async () => (await import('./pageImportForm.ts')).pageImportForm,
    initial: { address: '' },
    onSubmit: ({ file, address, ...place }): Promise<unknown> => {
      const dryRun = tried === undefined;
      return file
        ? fileImport.runAsync({ query: { ...place, dryRun: dryRun ? 'true' : 'false' }, file })
        : feedImport.runAsync({ body: { ...place, address, dryRun } });
    },
  });
  return { form, tried, startOver: () => setTried(undefined) };
}

function Choices({ form }: Pick<ReturnType<typeof useImport>, 'form'>) {
  const file = useFormValue(form, 'file');
  const error =
    form.errorOf('file') === undefined ? undefined : <FormattedMessage id="api.error.fileMissing" />;
  return (
    <>
      <OneControl
        form={form}
        name="licenseId"
        label={<FormattedMessage id="panel.filter.license" />}
        options={useLicenseOptions()}
        errorTexts={placeErrors}
      />
      <OneControl
        form={form}
        name="retailerId"
        label={<FormattedMessage id="panel.filter.retailer" />}
        options={useRetailerOptions()}
        errorTexts={placeErrors}
      />
      <FileField
        label={<FormattedMessage id="shelf.import.choose" />}
        accept=".csv,.xlsx,.xml,.yml,text/csv,text/xml,application/xml"
        fileName={file?.name}
        hint={<FormattedMessage id="shelf.import.chooseHint" />}
        error={error}
        onChoose={(chosen) => form.set('file', chosen)}
      />
      {file ? null : (
        <TextControl
          form={form}
          name="address"
          label={<FormattedMessage id="shelf.import.address" />}
          hint={<FormattedMessage id="shelf.import.addressHint" />}
        />
      )}
    </>
  );
}

const counted = ['added', 'changed', 'unchanged', 'refusedCount'] as const;

/** Dialog that imports product pages from a table or a product feed. */
export function ImportPagesDialog({ onClose }: PageDialogProps) {
  const { form, tried, startOver } = useImport(onClose);
  const count = tried ? tried.added + tried.changed : 0;
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="shelf.import.title" />}
      submitLabel={
        tried ? (
          <FormattedMessage id="shelf.import.submit" values={{ count }} />
        ) : (
          <FormattedMessage id="shelf.import.try" />
        )
      }
      isSubmitDisabled={tried !== undefined && count === 0}
      onClose={onClose}
    >
      {tried ? (
        <>
          <ImportOutcome
            outcome={tried}
            counts={counted.map((name) => ({ labelId: `shelf.import.${name}`, count: tried[name] }))}
          />
          <Button onClick={startOver} sx={{ justifySelf: 'start' }}>
            <FormattedMessage id="shelf.import.another" />
          </Button>
        </>
      ) : (
        <Choices form={form} />
      )}
    </FormDialog>
  );
}
