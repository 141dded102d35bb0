import { useAction } from '@vitrina/session';
import { FormattedMessage, TextField } from '@vitrina/ui-kit';
import { FormDialog } from '@vitrina/ui-kit/form';
import { useState } from 'react';

interface NameDialogProps {
  /** Message IDs of the title, the field, and the save button. */
  readonly titleId: LabelId;
  readonly labelId: LabelId;
  readonly saveId: LabelId;
  readonly initialName: string;
  /** Maximum length, in characters. */
  readonly maxLength: number;
  /** Saves the name. Resolves to the message ID of a refusal, or `undefined` on success. */
  readonly onSave: (name: string) => Promise<LabelId | undefined>;
  readonly onClose: () => void;
}

/** Dialog that asks for a name. Shows a refusal below the field. */
export function NameDialog(props: NameDialogProps) {
  const { titleId, labelId, saveId, initialName, maxLength, onSave, onClose } = props;
  const [name, setName] = useState(initialName);
  const [problemId, setProblemId] = useState<LabelId>();
  const saving = useAction(async () => {
    const problem = await onSave(name.trim());
    setProblemId(problem);
    if (problem === undefined) onClose();
  });
  return (
    <FormDialog
      form={{
        submit: (event) => {
          event?.preventDefault();
          saving.run();
        },
        isPending: saving.isPending,
        isDirty: name !== initialName,
        failure: saving.error,
      }}
      title={<FormattedMessage id={titleId} />}
      submitLabel={<FormattedMessage id={saveId} />}
      isSubmitDisabled={name.trim() === ''}
      maxWidth="xs"
      onClose={onClose}
    >
      <TextField
        label={<FormattedMessage id={labelId} />}
        value={name}
        error={problemId !== undefined}
        helperText={problemId !== undefined && <FormattedMessage id={problemId} />}
        inputAttributes={{ maxLength }}
        onChange={(event) => {
          setName(event.target.value);
          setProblemId(undefined);
        }}
      />
    </FormDialog>
  );
}
