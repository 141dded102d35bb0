import FormatBold from '@mui/icons-material/FormatBoldOutlined';
import FormatItalic from '@mui/icons-material/FormatItalicOutlined';
import FormatListBulleted from '@mui/icons-material/FormatListBulletedOutlined';
import FormatListNumbered from '@mui/icons-material/FormatListNumberedOutlined';
import FormatUnderlined from '@mui/icons-material/FormatUnderlinedOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Editor } from '@tiptap/core';
import { memo, useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { AssistButton } from './AssistButton.tsx';
import { LinkButton } from './LinkButton.tsx';
import { toggleStyle } from './toggleStyle.ts';
import { TextColorButton } from './TextColorButton.tsx';
import { useToolbarKeys } from './useToolbarKeys.ts';

interface FormatButton {
  readonly name: 'bold' | 'italic' | 'underline' | 'bulletList' | 'orderedList';
  readonly Icon: typeof FormatBold;
  readonly run: (editor: Editor) => void;
}

/** Names are those of the extensions. */
const buttons: readonly FormatButton[] = [
  { name: 'bold', Icon: FormatBold, run: (editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', Icon: FormatItalic, run: (editor) => editor.chain().focus().toggleItalic().run() },
  {
    name: 'underline',
    Icon: FormatUnderlined,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'bulletList',
    Icon: FormatListBulleted,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    Icon: FormatListNumbered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

/** Props of {@link RichTextToolbar}. */
export interface RichTextToolbarProps {
  readonly editor: Editor;
  /** Receives the text with the assistant's changes. Without it, the assistant isn't offered. */
  readonly onAssisted?: ((html: string) => void) | undefined;
  /** Buttons before the others, such as those of the text's block; memoized. */
  readonly children?: ReactNode;
}

/** Formatting toolbar of a text. Its buttons keep focus and selection in the text. */
export const RichTextToolbar = memo(function RichTextToolbar(props: RichTextToolbarProps) {
  const { editor, onAssisted, children } = props;
  const intl = useIntl();
  const active = useActiveFormats(editor);
  const keys = useToolbarKeys(editor);
  return (
    <Box
      {...keys}
      role="toolbar"
      aria-label={intl.formatMessage({ id: 'builder.richText.toolbar' })}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
    >
      {children}
      {buttons.map(({ name, Icon, run }) => {
        const label = intl.formatMessage({ id: `builder.richText.${name}` });
        return (
          <Tooltip key={name} title={label}>
            <IconButton
              aria-label={label}
              aria-pressed={active.includes(name)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(editor)}
              sx={toggleStyle}
            >
              <Icon />
            </IconButton>
          </Tooltip>
        );
      })}
      <LinkButton editor={editor} isActive={active.includes('link')} />
      <TextColorButton editor={editor} isActive={active.includes('inlineStyle')} />
      {onAssisted && <AssistButton editor={editor} onAssisted={onAssisted} />}
    </Box>
  );
});

const shownFormats = [...buttons.map(({ name }) => name), 'link', 'inlineStyle'];

/**
 * Returns the names of the formats at the caret. Re-renders only when they change, which most keystrokes
 * don't.
 */
function useActiveFormats(editor: Editor): readonly string[] {
  const subscribe = useCallback(
    (listener: () => void) => {
      editor.on('transaction', listener);
      return () => {
        editor.off('transaction', listener);
      };
    },
    [editor],
  );
  const names = useSyncExternalStore(subscribe, () =>
    shownFormats.filter((name) => editor.isActive(name)).join(' '),
  );
  return names.split(' ');
}
