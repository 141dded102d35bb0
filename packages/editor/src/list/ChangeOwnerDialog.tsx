import { calls } from '@vitrina/api-client/calls';
import { errorMessageId, useCallMutation } from '@vitrina/session';
import { FormattedMessage, TextField, toast } from '@vitrina/ui-kit';
import { FormDialog } from '@vitrina/ui-kit/form';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';

/** Props of {@link ChangeOwnerDialog}. */
export interface ChangeOwnerDialogProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Renders the form that changes the packages' owner by id. */
export function ChangeOwnerDialog({ ids, onClose, onDone }: ChangeOwnerDialogProps) {
  const intl = useIntl();
  const [userId, setUserId] = useState('');
  const [isMalformed, setMalformed] = useState(false);
  const change = useCallMutation(calls.changeEpackOwner, {
    onSuccess: () => {
      toast.success({ text: intl.formatMessage({ id: 'builder.owner.changed' }, { count: ids.length }) });
      onDone();
    },
  });
  const submit = (event?: SubmitEvent) => {
    event?.preventDefault();
    if (/^[1-9]\d*$/.test(userId)) change.run({ body: { userId: Number(userId), epackageIds: [...ids] } });
    else setMalformed(true);
  };
  const refusalId = change.error && errorMessageId(change.error);
  const problemId = isMalformed ? 'api.error.incorrectUserId' : refusalId;
  return (
    <FormDialog
      form={{ submit, isPending: change.isPending, isDirty: userId !== '', failure: undefined }}
      title={<FormattedMessage id="builder.owner.title" values={{ count: ids.length }} />}
      submitLabel={<FormattedMessage id="builder.owner.change" />}
      isSubmitDisabled={userId === ''}
      maxWidth="xs"
      onClose={onClose}
    >
      <TextField
        label={<FormattedMessage id="builder.owner.userId" />}
        value={userId}
        error={problemId !== undefined}
        helperText={problemId !== undefined && <FormattedMessage id={problemId} />}
        inputAttributes={{ inputMode: 'numeric' }}
        onChange={(event) => {
          setUserId(event.target.value.trim());
          setMalformed(false);
          change.reset();
        }}
      />
    </FormDialog>
  );
}
