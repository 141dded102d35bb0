import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';

import { getCommand } from '../commands/commands.ts';
import { isAppleSystem, toAriaHotkey } from '../commands/hotkeys.ts';
import { useBuilder } from '../store/hooks.ts';
import { useEditor } from './EditorContext.ts';

const save = getCommand('save');

/** Saves what changed. */
export function SaveButton() {
  const { runCommand } = useEditor();
  const canRun = useBuilder(save.canRun);
  const isSaving = useBuilder((state) => state.saving.status === 'saving');
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

/** Changes its colours at once: the first edit, which allows it, would pay for every frame of a change in steps. */
const buttonStyle = { ml: 1, flexShrink: 0, transition: 'none' } as const;
