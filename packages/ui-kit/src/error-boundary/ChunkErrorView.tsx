import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';

import { StateMessage } from '../state-view/StateMessage.tsx';

/** Shown if a part of the app failed to load; a reload loads it, or the newer version. */
export function ChunkErrorView() {
  return (
    <StateMessage
      role="alert"
      icon={<CloudOff />}
      title={<FormattedMessage id="ui.chunkError.title" />}
      text={<FormattedMessage id="ui.chunkError.text" />}
      action={
        <Button variant="contained" onClick={() => globalThis.location.reload()}>
          <FormattedMessage id="ui.chunkError.reload" />
        </Button>
      }
    />
  );
}
