import Delete from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import type { CallRest } from '@vitrina/api-client';
import type { CallReference } from '@vitrina/api-client/contract';
import { useCallMutation, useFailureToast } from '@vitrina/session';
import { LazyConfirmDialog } from '@vitrina/ui-kit';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** Prefixes of messages with a verb that takes the name of a record. */
type RemoveTexts =
  | 'insight.report.delete'
  | 'panel.debtNotices.takeBack'
  | 'panel.fonts.remove'
  | 'panel.notifications.takeBack';

/** Props of {@link RemoveButton}. */
export interface RemoveButtonProps {
  /** Name of the record, shown in the texts. */
  name: string;
  /**
   * Prefix of the message IDs, which end in `One`, `Title`, and `Text`. The prefix itself is the ID of the
   * verb.
   */
  texts: RemoveTexts;
  /** Call that deletes the record. */
  call: CallReference;
  params: { id: number | string };
}

/** Deletes the record of a row after confirmation. */
export function RemoveButton({ name, texts, call, params }: RemoveButtonProps) {
  const intl = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const { run, isPending } = useCallMutation(call, { onError: useFailureToast() });
  const text = (id: `${RemoveTexts}${'' | 'Text' | 'Title'}`): ReactNode =>
    intl.formatMessage({ id }, { name });
  const confirm = () => {
    setIsAsking(false);
    run(...([{ params }] as unknown as CallRest<CallReference>));
  };
  return (
    <>
      <IconButton
        aria-label={intl.formatMessage({ id: `${texts}One` }, { name })}
        disabled={isPending}
        onClick={() => setIsAsking(true)}
      >
        <Delete />
      </IconButton>
      {isAsking ? (
        <LazyConfirmDialog
          open
          title={text(`${texts}Title`)}
          text={text(`${texts}Text`)}
          confirmLabel={text(texts)}
          isDestructive
          onConfirm={confirm}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
