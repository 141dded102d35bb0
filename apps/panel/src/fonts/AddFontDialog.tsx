import { calls } from '@vitrina/api-client/calls';
import { maxFontBytes } from '@vitrina/api-client/contract';
import { useApiClient } from '@vitrina/session';
import { toast } from '@vitrina/ui-kit';
import { TextControl, useSchemaForm } from '@vitrina/ui-kit/form';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { FileField } from '../records/FileField.tsx';
import { FormDialog } from '../records/FormDialog.tsx';
import { toBase64 } from './toBase64.ts';

/** Props of {@link AddFontDialog}. */
export interface AddFontProps {
  onClose: () => void;
  onDone: () => void;
}

function useFontForm(onDone: () => void) {
  const intl = useIntl();
  const client = useApiClient();
  return useSchemaForm({
    loadSchema: async () => (await import('@vitrina/api-client/contract')).contract.addFont.body,
    initial: { data: '', licenseStatement: '' },
    onSubmit: async (body) => {
      const { data } = await client.call(calls.addFont, { body });
      toast.success({ text: intl.formatMessage({ id: 'panel.fonts.done' }, { family: data.family }) });
      onDone();
    },
  });
}

/** Takes a font file, and by what right it is published. */
export function AddFontDialog({ onClose, onDone }: AddFontProps) {
  const form = useFontForm(onDone);
  const [file, setFile] = useState<File>();
  const isTooHeavy = file !== undefined && file.size > maxFontBytes;
  const choose = async (chosen: File) => {
    setFile(chosen);
    form.set('data', chosen.size > maxFontBytes ? '' : await toBase64(chosen));
  };
  const error = isTooHeavy ? (
    <FormattedMessage id="api.error.fileTooLarge" />
  ) : form.errorOf('data') === undefined ? undefined : (
    <FormattedMessage id="api.error.fileMissing" />
  );
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="panel.fonts.add" />}
      submitLabel={<FormattedMessage id="panel.fonts.upload" />}
      onClose={onClose}
    >
      <FileField
        label={<FormattedMessage id="panel.fonts.choose" />}
        accept=".woff2,.woff,.ttf,.otf"
        fileName={file?.name}
        hint={<FormattedMessage id="panel.fonts.chooseHint" />}
        error={error}
        onChoose={(chosen) => void choose(chosen)}
      />
      <TextControl
        form={form}
        name="licenseStatement"
        multiline
        minRows={3}
        label={<FormattedMessage id="panel.fonts.right" />}
        hint={<FormattedMessage id="panel.fonts.rightHint" />}
        errorTexts={{ 'ui.form.tooShort': 'panel.fonts.rightHint' }}
      />
    </FormDialog>
  );
}
