import { listTemplates } from '@vitrina/epack-model';
import { FormattedMessage, SelectField } from '@vitrina/ui-kit';
import { FormDialog } from '@vitrina/ui-kit/form';
import { useState, type SubmitEvent } from 'react';
import { copyTemplateHere } from '@vitrina/editor-core/sections';
import { useEditorState } from '@vitrina/editor-ui/store';

import { useSectionTask } from './useSectionTask.ts';

/** Renders the form that replaces the page of the template in view by another template's. */
export function CopyTemplateDialog({ onClose }: { onClose: () => void }) {
  const epack = useEditorState((state) => state.document.epack);
  const { locale, template } = useEditorState((state) => state.document.active);
  const others = listTemplates(epack, locale).filter((name) => name !== template);
  const [source, setSource] = useState(others[0] ?? '');
  const task = useSectionTask(onClose);
  const submit = (event?: SubmitEvent) => {
    event?.preventDefault();
    task.run(copyTemplateHere(source));
  };
  return (
    <FormDialog
      form={{ submit, isPending: task.isPending, isDirty: source !== (others[0] ?? ''), failure: task.error }}
      title={<FormattedMessage id="builder.section.template.copy" />}
      submitLabel={<FormattedMessage id="builder.section.template.copyButton" />}
      isSubmitDisabled={source === ''}
      maxWidth="xs"
      onClose={onClose}
    >
      <SelectField
        label={<FormattedMessage id="builder.section.template.source" />}
        value={source}
        options={others.map((name) => ({ value: name, label: name }))}
        error={task.problem !== undefined}
        helperText={
          task.problem ?? <FormattedMessage id="builder.section.template.copyHint" values={{ template }} />
        }
        onChange={setSource}
      />
    </FormDialog>
  );
}
