import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { FormattedMessage } from '@vitrina/ui-kit';

/** The button of a dialog that waits for a file to be chosen. */
export function ChoiceActions({ onClose }: { readonly onClose: () => void }) {
  return (
    <DialogActions>
      <Button variant="outlined" onClick={onClose}>
        <FormattedMessage id="ui.action.cancel" />
      </Button>
    </DialogActions>
  );
}
