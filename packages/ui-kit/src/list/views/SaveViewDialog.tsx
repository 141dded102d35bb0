import { FormattedMessage } from 'react-intl';

import { FormDialog, SwitchControl, TextControl, useSchemaForm } from '../../form/index.ts';
import type { ListViews } from '../listController.ts';

/** Saves the list's current state under a name. */
export function SaveViewDialog({ onSave, onClose }: { onSave: ListViews['save']; onClose: () => void }) {
  const form = useSchemaForm({
    loadSchema: async () => (await import('./viewForm.ts')).viewForm,
    initial: { name: '', isShared: false },
    onSubmit: async (view) => {
      await onSave(view);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="ui.views.save" />}
      submitLabel={<FormattedMessage id="ui.views.saveAction" />}
      maxWidth="xs"
      onClose={onClose}
    >
      <TextControl form={form} name="name" label={<FormattedMessage id="ui.views.name" />} />
      <SwitchControl form={form} name="isShared" label={<FormattedMessage id="ui.views.share" />} />
    </FormDialog>
  );
}
