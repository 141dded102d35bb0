import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import { useCallMutation } from '@vitrina/session';
import { FormattedMessage, toast } from '@vitrina/ui-kit';
import { FormDialog, OneControl, TextControl, useFormValue, useSchemaForm } from '@vitrina/ui-kit/form';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useLicenseOptions, useRetailerOptions } from '../../../shared/directory/useDirectory.ts';
import { EpackSearch } from '../../live-monitor/sheet/EpackSearch.tsx';
import { placeErrors, type PageDialogProps } from '../../live-monitor/dialogs/pageDialog.ts';

/** Dialog that writes down one rejection. */
export function AddRejectionDialog({ onClose }: PageDialogProps) {
  const intl = useIntl();
  const [epackName, setEpackName] = useState('');
  const { runAsync } = useCallMutation(calls.addRejection, {
    onSuccess: ({ data: { place } }) => {
      const id = place ? 'shelf.rejection.addedOnBlock' : 'shelf.rejection.addedOnPackage';
      toast.success({ text: intl.formatMessage({ id }, { block: place?.componentName ?? '' }) });
      onClose();
    },
  });
  const form = useSchemaForm({
    loadSchema: async () => (await import('./rejectionForms.ts')).rejectionForm,
    initial: { quote: '', reason: '' },
    onSubmit: ({ epackId, retailerId, quote, reason }) =>
      runAsync({ body: { epackId, retailerId, quote, reason } }),
  });
  const licenseId = useFormValue(form, 'licenseId');
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="shelf.rejection.addTitle" />}
      submitLabel={<FormattedMessage id="shelf.rejection.add" />}
      onClose={onClose}
    >
      <OneControl
        form={form}
        name="licenseId"
        label={<FormattedMessage id="panel.filter.license" />}
        options={useLicenseOptions()}
        errorTexts={placeErrors}
      />
      <Box>
        <EpackSearch
          licenseId={licenseId ?? 0}
          isDisabled={licenseId === undefined}
          onChoose={({ id, name }) => {
            form.set('epackId', id);
            setEpackName(name);
          }}
        />
        {epackName ? (
          <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            <FormattedMessage id="shelf.rejection.chosen" values={{ name: epackName }} />
          </Typography>
        ) : null}
        {form.errorOf('epackId') === undefined ? null : (
          <FormHelperText error>
            <FormattedMessage id="shelf.rejection.choosePackage" />
          </FormHelperText>
        )}
      </Box>
      <OneControl
        form={form}
        name="retailerId"
        label={<FormattedMessage id="panel.filter.retailer" />}
        options={useRetailerOptions()}
        errorTexts={placeErrors}
      />
      <TextControl
        form={form}
        name="quote"
        label={<FormattedMessage id="shelf.rejection.words" />}
        hint={<FormattedMessage id="shelf.rejection.wordsHint" />}
      />
      <TextControl
        form={form}
        name="reason"
        multiline
        minRows={2}
        label={<FormattedMessage id="shelf.rejection.reason" />}
      />
    </FormDialog>
  );
}
