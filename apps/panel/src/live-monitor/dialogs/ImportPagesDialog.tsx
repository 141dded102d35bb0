import Button from '@mui/material/Button';
import { calls } from '@vitrina/api-client/calls';
import type { PageImport } from '@vitrina/api-client/contract';
import { useApiClient } from '@vitrina/session';
import { toast } from '@vitrina/ui-kit';
import { OneControl, TextControl, useFormValue, useSchemaForm } from '@vitrina/ui-kit/form';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useLicenseOptions, useRetailerOptions } from '../../directory/useDirectory.ts';
import { FileField } from '../../records/FileField.tsx';
import { FormDialog } from '../../records/FormDialog.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { placeErrors, type PageDialogProps } from './pageDialog.ts';

/** A file is tried first; what it would do is shown, and done once that is agreed to. */
function useImport(onDone: () => void) {
  const intl = useIntl();
  const client = useApiClient();
  const [tried, setTried] = useState<PageImport>();
  const form = useSchemaForm({
    loadSchema: async () => (await import('./pageImportForm.ts')).pageImportForm,
    initial: { address: '' },
    onSubmit: async ({ file, address, ...place }) => {
      const dryRun = tried === undefined;
      const { data } = file
        ? await client.call(calls.importMonitoredPages, {
            query: { ...place, dryRun: String(dryRun) as 'true' | 'false' },
            file,
          })
        : await client.call(calls.importPageFeed, { body: { ...place, address, dryRun } });
      if (tried === undefined) {
        setTried(data);
        return;
      }
      const count = data.added + data.changed;
      toast.success({ text: intl.formatMessage({ id: 'shelf.import.done' }, { count }) });
      onDone();
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

/** Takes up product pages from a table or a product feed. */
export function ImportPagesDialog({ onClose, onDone }: PageDialogProps) {
  const { form, tried, startOver } = useImport(onDone);
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
      isDisabled={tried !== undefined && count === 0}
      onClose={onClose}
    >
      {tried ? (
        <>
          <ImportOutcome outcome={tried} />
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
