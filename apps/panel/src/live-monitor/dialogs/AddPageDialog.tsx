import { calls } from '@vitrina/api-client/calls';
import { useApiClient } from '@vitrina/session';
import { toast } from '@vitrina/ui-kit';
import { OneControl, TextControl, useSchemaForm } from '@vitrina/ui-kit/form';
import { FormattedMessage, useIntl } from 'react-intl';

import { useLicenseOptions, useRetailerOptions } from '../../directory/useDirectory.ts';
import { FormDialog } from '../../records/FormDialog.tsx';
import { placeErrors, type PageDialogProps } from './pageDialog.ts';

const linkErrors = { 'ui.form.invalid': 'api.field.notHttpsLink' };

const textFields = ['productName', 'ean', 'mpn', 'brand', 'retailerSku'] as const;

function usePageForm(onDone: () => void) {
  const intl = useIntl();
  const client = useApiClient();
  return useSchemaForm({
    loadSchema: async () => (await import('./newPageForm.ts')).newPageForm,
    initial: { link: '', productName: '', ean: '', mpn: '', brand: '', retailerSku: '' },
    onSubmit: async ({ link, ...page }) => {
      const body = { ...page, link: link.trim() === '' ? null : link };
      await client.call(calls.addMonitoredPage, { body });
      toast.success({ text: intl.formatMessage({ id: 'shelf.add.done' }) });
      onDone();
    },
    fieldOfCode: { pageExists: 'link' },
  });
}

/** Has one more product page watched. */
export function AddPageDialog({ onClose, onDone }: PageDialogProps) {
  const form = usePageForm(onDone);
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="shelf.add.title" />}
      submitLabel={<FormattedMessage id="shelf.add.submit" />}
      onClose={onClose}
    >
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
      <TextControl
        form={form}
        name="link"
        label={<FormattedMessage id="shelf.page.link" />}
        hint={<FormattedMessage id="shelf.add.linkHint" />}
        errorTexts={linkErrors}
      />
      {textFields.map((name) => (
        <TextControl
          key={name}
          form={form}
          name={name}
          label={<FormattedMessage id={`shelf.page.${name}`} />}
        />
      ))}
    </FormDialog>
  );
}
