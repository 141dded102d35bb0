import { FormattedMessage, TextField } from '@vitrina/ui-kit';
import { FormDialog } from '@vitrina/ui-kit/form';
import { useState, type SubmitEvent } from 'react';
import { type SectionKind, addSection } from '@vitrina/editor-core/sections';
import { isLocale } from '@vitrina/editor-core/locales';
import { listSections } from '@vitrina/editor-core/store';
import { LocaleField } from '@vitrina/editor-ui/locale-field';
import { useEditorState } from '@vitrina/editor-ui/store';

import { TemplateCards } from './TemplateCards.tsx';
import { useSectionTask } from './useSectionTask.ts';

interface AddSectionDialogProps {
  readonly kind: Exclude<SectionKind, 'page'>;
  readonly onClose: () => void;
}

/** Renders the form that adds a locale or template. */
export function AddSectionDialog({ kind, onClose }: AddSectionDialogProps) {
  const [name, setName] = useState('');
  const task = useSectionTask(onClose);
  const { epack, active } = useEditorState((state) => state.document);
  const taken = listSections(Object.keys(epack.pages), active)[kind];
  const change = (value: string) => {
    setName(value);
    task.clear();
  };
  const submit = (event?: SubmitEvent) => {
    event?.preventDefault();
    task.run(addSection({ kind, name: name.trim() }));
  };
  return (
    <FormDialog
      form={{ submit, isPending: task.isPending, isDirty: name !== '', failure: task.error }}
      title={<FormattedMessage id={`builder.section.${kind}.add`} />}
      submitLabel={<FormattedMessage id={`builder.section.${kind}.add`} />}
      isSubmitDisabled={kind === 'locale' ? !isLocale(name) : name.trim() === ''}
      maxWidth={kind === 'template' ? 'sm' : 'xs'}
      onClose={onClose}
    >
      {kind === 'locale' ? (
        <LocaleField
          label={<FormattedMessage id="builder.section.locale.language" />}
          hint={<FormattedMessage id="builder.section.locale.copy" />}
          value={name}
          taken={taken}
          problem={task.problem}
          onChange={change}
        />
      ) : (
        <>
          <TemplateCards chosen={name} taken={taken} onChoose={change} />
          <TextField
            label={<FormattedMessage id="builder.section.name" />}
            value={name}
            error={task.problem !== undefined}
            helperText={task.problem ?? <FormattedMessage id="builder.section.template.hint" />}
            onChange={(event) => change(event.target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
