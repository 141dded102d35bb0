import Button from '@mui/material/Button';
import { FormattedMessage } from '@vitrina/ui-kit';
import { getCommand, toAriaHotkey } from '@vitrina/editor-core/commands';
import { isAppleSystem } from '@vitrina/editor-ui/dom';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorState } from '@vitrina/editor-ui/store';

const save = getCommand('save');

/** Renders the button that saves changes. */
export function SaveButton() {
  const { runCommand } = useEditor();
  const canRun = useEditorState(save.canRun);
  const isSaving = useEditorState((state) => state.saving.status === 'saving');
  return (
    <Button
      variant="outlined"
      disabled={!canRun}
      loading={isSaving}
      aria-keyshortcuts={toAriaHotkey('Mod+S', isAppleSystem())}
      onClick={() => runCommand(save)}
      sx={buttonStyle}
    >
      <FormattedMessage id={save.labelId} />
    </Button>
  );
}

/** No color transition: the first edit enables the button and would pay for every frame. */
const buttonStyle = { ml: 1, flexShrink: 0, transition: 'none' } as const;
