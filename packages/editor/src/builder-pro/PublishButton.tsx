import Button from '@mui/material/Button';
import { FormattedMessage } from '@vitrina/ui-kit';
import { getCommand } from '@vitrina/editor-core/commands';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorState } from '@vitrina/editor-ui/store';

const publish = getCommand('publish');

/** Renders the button that opens the steps of publishing. */
export function PublishButton() {
  const { runCommand } = useEditor();
  const canPublish = useEditorState(publish.canRun);
  return (
    <Button
      variant="contained"
      disabled={!canPublish}
      onClick={() => runCommand(publish)}
      sx={{ flexShrink: 0, ml: 1 }}
    >
      <FormattedMessage id={publish.labelId} />
    </Button>
  );
}
