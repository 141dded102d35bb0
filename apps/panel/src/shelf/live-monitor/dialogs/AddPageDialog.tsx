import { calls } from '@vitrina/api-client/calls';
import { useCallMutation } from '@vitrina/session';
import { FormattedMessage, toast } from '@vitrina/ui-kit';
import { FormDialog, OneControl, TextControl, useSchemaForm } from '@vitrina/ui-kit/form';
import { useIntl } from 'react-intl';

import { useLicenseOptions, useRetailerOptions } from '../../../shared/directory/useDirectory.ts';
import { placeErrors, type PageDialogProps } from './pageDialog.ts';

const linkErrors = { 'ui.form.invalid': 'api.field.notHttpsLink' } as const;

const textFields = ['productName', 'ean', 'mpn', 'brand', 'retailerSku'] as const;

function usePageForm(onClose: () => void) {
  const intl = useIntl();
  const { runAsync } = useCallMutation(calls.addMonitoredPage, {
    onSuccess: () => {
      toast.success({ text: intl.formatMessage({ id: 'shelf.add.done' }) });
      onClose();
    },
  });
  return useSchemaForm({
    loadSchema: async () => (await import('./newPageForm.ts')).newPageForm,
    initial: { link: '', productName: '', ean: '', mpn: '', brand: '', retailerSku: '' },
    onSubmit: ({ link, ...page }) => runAsync({ body: { ...page, link: link.trim() === '' ? null : link } }),
    fieldOfCode: { pageExists: 'link' },
  });
}

/** Dialog that adds a product page to the monitor. */
export function AddPageDialog({ onClose }: PageDialogProps) {
  const form = usePageForm(onClose);
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
