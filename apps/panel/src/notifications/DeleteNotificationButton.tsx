import Delete from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { calls } from '@vitrina/api-client/calls';
import type { Notification } from '@vitrina/api-client/contract';
import { errorMessageId, useApiClient } from '@vitrina/session';
import { ConfirmDialog, toast } from '@vitrina/ui-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** Takes a notification back. */
export function DeleteNotificationButton({
  notification: { id, title },
  onDone,
}: {
  notification: Notification;
  onDone: () => void;
}) {
  const intl = useIntl();
  const client = useApiClient();
  const [isAsking, setIsAsking] = useState(false);
  const remove = async () => {
    setIsAsking(false);
    try {
      await client.call(calls.deleteNotification, { params: { id } });
      onDone();
    } catch (error) {
      toast.error({ text: intl.formatMessage({ id: errorMessageId(error) }) });
    }
  };
  return (
    <>
      <IconButton
        aria-label={intl.formatMessage({ id: 'panel.notifications.takeBackOne' }, { title })}
        onClick={() => setIsAsking(true)}
      >
        <Delete />
      </IconButton>
      {isAsking ? (
        <ConfirmDialog
          open
          title={<FormattedMessage id="panel.notifications.takeBackTitle" values={{ title }} />}
          text={<FormattedMessage id="panel.notifications.takeBackText" />}
          confirmLabel={<FormattedMessage id="panel.notifications.takeBack" />}
          isDestructive
          onConfirm={() => void remove()}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
