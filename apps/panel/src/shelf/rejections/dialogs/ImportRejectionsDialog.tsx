import Button from '@mui/material/Button';
import { calls } from '@vitrina/api-client/calls';
import type { RejectionImport } from '@vitrina/api-client/contract';
import { useCallMutation } from '@vitrina/session';
import { FormattedMessage, toast } from '@vitrina/ui-kit';
import { FormDialog, OneControl, useFormValue, useSchemaForm } from '@vitrina/ui-kit/form';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useLicenseOptions, useRetailerOptions } from '../../../shared/directory/useDirectory.ts';
import { FileField } from '../../../shared/records/FileField.tsx';
import { ImportOutcome } from '../../live-monitor/dialogs/ImportOutcome.tsx';
import { placeErrors, type PageDialogProps } from '../../live-monitor/dialogs/pageDialog.ts';

const counted = ['placed', 'unplaced', 'known', 'refusedCount'] as const;

/** Dialog that imports a report. It is first read without storing anything. */
export function ImportRejectionsDialog({ onClose }: PageDialogProps) {
  const intl = useIntl();
  const [tried, setTried] = useState<RejectionImport>();
  const { runAsync } = useCallMutation(calls.importRejections, {
    onSuccess: ({ data }) => {
      if (!tried) {
        setTried(data);
        return;
      }
      const count = data.placed + data.unplaced;
      toast.success({ text: intl.formatMessage({ id: 'shelf.rejection.imported' }, { count }) });
      onClose();
    },
  });
  const form = useSchemaForm({
    loadSchema: async () => (await import('./rejectionForms.ts')).reportForm,
    initial: {},
    onSubmit: ({ file, ...place }) =>
      runAsync({
        query: {
          licenseId: String(place.licenseId),
          retailerId: String(place.retailerId),
          dryRun: tried ? 'false' : 'true',
        },
        file,
      }),
  });
  const file = useFormValue(form, 'file');
  const retailers = useRetailerOptions();
  const licenses = useLicenseOptions();
  const count = tried ? tried.placed + tried.unplaced : 0;
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="shelf.rejection.importTitle" />}
      submitLabel={
        tried ? (
          <FormattedMessage id="shelf.rejection.importSubmit" values={{ count }} />
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
            counts={counted.map((name) => ({ labelId: `shelf.rejection.${name}`, count: tried[name] }))}
          />
          <Button onClick={() => setTried(undefined)} sx={{ justifySelf: 'start' }}>
            <FormattedMessage id="shelf.import.another" />
          </Button>
        </>
      ) : (
        <>
          <OneControl
            form={form}
            name="licenseId"
            label={<FormattedMessage id="panel.filter.license" />}
            options={licenses}
            errorTexts={placeErrors}
          />
          <OneControl
            form={form}
            name="retailerId"
            label={<FormattedMessage id="panel.filter.retailer" />}
            options={retailers}
            errorTexts={placeErrors}
          />
          <FileField
            label={<FormattedMessage id="shelf.import.choose" />}
            accept=".csv,.xlsx,text/csv"
            fileName={file?.name}
            hint={<FormattedMessage id="shelf.rejection.fileHint" />}
            error={
              form.errorOf('file') === undefined ? undefined : <FormattedMessage id="api.error.fileMissing" />
            }
            onChoose={(chosen) => form.set('file', chosen)}
          />
        </>
      )}
    </FormDialog>
  );
}
