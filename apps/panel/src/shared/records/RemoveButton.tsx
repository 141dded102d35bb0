import Delete from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import type { CallRest } from '@vitrina/api-client';
import type { CallReference } from '@vitrina/api-client/contract';
import { useCallMutation, useFailureToast } from '@vitrina/session';
import { LazyConfirmDialog } from '@vitrina/ui-kit';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** The verbs that take the name of a thing. */
type RemoveTexts =
  | 'insight.report.delete'
  | 'panel.debtNotices.takeBack'
  | 'panel.fonts.remove'
  | 'panel.notifications.takeBack';

/** Props of {@link RemoveButton}. */
export interface RemoveButtonProps {
  /** The name of the row's thing, for the texts. */
  name: string;
  /** What the ids of its texts begin with: `One`, `Title` and `Text` follow, and the verb is that id itself. */
  texts: RemoveTexts;
  /** Deletes it. */
  call: CallReference;
  params: { id: number | string };
}

/** Deletes the thing of a row, once that is confirmed. */
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
