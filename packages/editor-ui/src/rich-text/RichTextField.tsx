import Box from '@mui/material/Box';
import { colors } from '@vitrina/ui-kit';
import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { redoEdit, undoEdit } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { createRichTextEditor, type RichTextEditor } from './createRichTextEditor.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';

/** Props of {@link RichTextField}. */
export interface RichTextFieldProps {
  readonly html: string;
  readonly labelId: string;
  readonly onChange: (html: string) => void;
  /** Undoes and redoes edits of values outside the package. Default: the package's history. */
  readonly onUndo?: () => void;
  readonly onRedo?: () => void;
}

/** If a text changes elsewhere repeatedly, the field updates after this pause, in ms. */
const takeAfterMs = 300;

/** Renders a field for formatted text, with a toolbar. */
export function RichTextField({ html, labelId, onChange, onUndo, onRedo }: RichTextFieldProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const store = useEditorStore();
  const [text, setText] = useState<RichTextEditor>();
  const latest = useRef({ html, onChange, onUndo, onRedo });
  useEffect(() => {
    latest.current = { html, onChange, onUndo, onRedo };
  });

  useEffect(() => {
    const element = boxRef.current;
    if (element === null) return undefined;
    const created = createRichTextEditor({
      element,
      html: latest.current.html,
      label: '',
      labelId,
      onChange: (next) => latest.current.onChange(next),
      onUndo: () => {
        if (latest.current.onUndo) latest.current.onUndo();
        else store.dispatch(undoEdit());
      },
      onRedo: () => {
        if (latest.current.onRedo) latest.current.onRedo();
        else store.dispatch(redoEdit());
      },
    });
    created.editor.on('focus', () => created.take(latest.current.html));
    setText(created);
    return () => created.editor.destroy();
  }, [labelId, store]);
  useTaking(text, html);

  return <Frame text={text} boxRef={boxRef} />;
}

interface FrameProps {
  readonly text: RichTextEditor | undefined;
  readonly boxRef: RefObject<HTMLDivElement | null>;
}

/** Renders the frame around the text. The text editor renders the text itself. */
const Frame = memo(function Frame({ text, boxRef }: FrameProps) {
  return (
    <Box sx={frameStyle}>
      <Box sx={toolbarStyle}>{text && <RichTextToolbar editor={text.editor} />}</Box>
      <Box ref={boxRef} sx={textStyle} />
    </Box>
  );
});

/** Updates the field when the text changes elsewhere, such as on the canvas or by undo. */
function useTaking(text: RichTextEditor | undefined, html: string): void {
  const changedAt = useRef(0);
  useEffect(() => {
    if (text === undefined) return undefined;
    const now = performance.now();
    const isInARow = now - changedAt.current < takeAfterMs;
    changedAt.current = now;
    if (text.editor.isFocused) {
      text.take(html);
      return undefined;
    }
    if (isInARow) {
      const timer = setTimeout(() => text.take(html), takeAfterMs);
      return () => clearTimeout(timer);
    }
    // Updates in the same frame as the page, because an extra frame costs more than the update.
    const frame = requestAnimationFrame(() => text.take(html));
    return () => cancelAnimationFrame(frame);
  }, [text, html]);
}

const toolbarStyle = { borderBottom: `1px solid ${colors.line}`, p: 0.5 } as const;

const frameStyle = {
  border: `1px solid ${colors.lineStrong}`,
  borderRadius: '6px',
  backgroundColor: colors.surface,
  '&:focus-within': { borderColor: colors.ink, outline: `2px solid ${colors.accent}`, outlineOffset: 2 },
} as const;

const textStyle = {
  maxHeight: 240,
  overflowY: 'auto',
  '& [role=textbox]': { minHeight: 72, p: 2, fontSize: 14, outline: 'none', whiteSpace: 'break-spaces' },
  '& p': { m: 0 },
  '& ul, & ol': { my: 0, pl: 5 },
} as const;
