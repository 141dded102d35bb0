import AutoAwesome from '@mui/icons-material/AutoAwesomeOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { getHTMLFromFragment, type Editor } from '@tiptap/core';
import { lazyDialog } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { AssistTarget } from '@vitrina/editor-core/texts';

import { DialogBoundary } from '../dialogs/DialogBoundary.tsx';
import type { AssistDialogProps } from '../text-assist/AssistDialog.tsx';
import { toStoredHtml } from './richTextHtml.ts';
import { toggleStyle } from './toggleStyle.ts';

const AssistDialog = lazyDialog<AssistDialogProps>(
  async () => (await import('../text-assist/AssistDialog.tsx')).AssistDialog,
);

interface AssistButtonProps {
  readonly editor: Editor;
  /** Receives the full text that includes the proposal. */
  readonly onAssisted: (html: string) => void;
}

/** Opens the assistant for the selected part of a text, or for the full text if nothing is selected. */
export function AssistButton({ editor, onAssisted }: AssistButtonProps) {
  const intl = useIntl();
  const [target, setTarget] = useState<AssistTarget>();
  const label = intl.formatMessage({ id: 'builder.richText.assist' });
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setTarget(readSelection(editor, onAssisted))}
          sx={toggleStyle}
        >
          <AutoAwesome />
        </IconButton>
      </Tooltip>
      {target && (
        <DialogBoundary onClose={() => setTarget(undefined)}>
          <AssistDialog targets={[target]} onClose={() => setTarget(undefined)} />
        </DialogBoundary>
      )}
    </>
  );
}

function readSelection(editor: Editor, onAssisted: (html: string) => void): AssistTarget {
  const { doc, selection, schema } = editor.state;
  const { from, to } = selection.empty ? { from: 0, to: doc.content.size } : selection;
  const html = getHTMLFromFragment(doc.slice(from, to).content, schema);
  return {
    key: `${from} ${to}`,
    text: toStoredHtml(html),
    isRich: true,
    place: undefined,
    accept: (text) => {
      // The change doesn't come from typing, so it is a separate undo step.
      editor.chain().setMeta('preventUpdate', true).insertContentAt({ from, to }, text).run();
      onAssisted(toStoredHtml(editor.getHTML()));
    },
  };
}
