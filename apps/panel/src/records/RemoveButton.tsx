import Delete from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { errorMessageId } from '@vitrina/session';
import { LateConfirmDialog, toast } from '@vitrina/ui-kit';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** Props of {@link RemoveButton}. */
export interface RemoveButtonProps {
  /** The name of what goes, as the texts take it. */
  name: string;
  /** What the ids of its texts begin with: `One`, `Title` and `Text` follow, and the verb is that id itself. */
  texts: string;
  remove: () => Promise<unknown>;
  onDone: () => void;
}

/** Takes one row of a list away, once that is agreed to. */
export function RemoveButton({ name, texts, remove, onDone }: RemoveButtonProps) {
  const intl = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const text = (id: string): ReactNode => intl.formatMessage({ id }, { name });
  const run = async () => {
    setIsAsking(false);
    try {
      await remove();
      onDone();
    } catch (error) {
      toast.error({ text: intl.formatMessage({ id: errorMessageId(error) }) });
    }
  };
  return (
    <>
      <IconButton
        aria-label={intl.formatMessage({ id: `${texts}One` }, { name })}
        onClick={() => setIsAsking(true)}
      >
        <Delete />
      </IconButton>
      {isAsking ? (
        <LateConfirmDialog
          open
          title={text(`${texts}Title`)}
          text={text(`${texts}Text`)}
          confirmLabel={text(texts)}
          isDestructive
          onConfirm={() => void run()}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
