import { calls } from '@vitrina/api-client/calls';
import { maxFontBytes } from '@vitrina/api-client/contract';
import { useCallMutation } from '@vitrina/session';
import { FormattedMessage, toast } from '@vitrina/ui-kit';
import { FormDialog, TextControl, useSchemaForm } from '@vitrina/ui-kit/form';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { FileField } from '../../shared/records/FileField.tsx';
import { toBase64 } from './toBase64.ts';

/** Props of {@link AddFontDialog}. */
export interface AddFontProps {
  onClose: () => void;
}

function useFontForm(onClose: () => void) {
  const intl = useIntl();
  const { runAsync } = useCallMutation(calls.addFont, {
    onSuccess: ({ data: { family } }) => {
      toast.success({ text: intl.formatMessage({ id: 'panel.fonts.done' }, { family }) });
      onClose();
    },
  });
  return useSchemaForm({
    loadSchema: async () => (await import('@vitrina/api-client/contract')).contract.addFont.body,
    initial: { data: '', licenseStatement: '' },
    onSubmit: (body) => runAsync({ body }),
  });
}

/** Dialog that uploads a font file and records the right to publish it. */
export function AddFontDialog({ onClose }: AddFontProps) {
  const form = useFontForm(onClose);
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
