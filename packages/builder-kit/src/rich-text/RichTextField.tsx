import Box from '@mui/material/Box';
import type { Editor } from '@tiptap/core';
import { colours } from '@vitrina/ui-kit';
import { useEffect, useRef, useState } from 'react';

import { createRichTextEditor } from './createRichTextEditor.ts';
import { toStoredHtml } from './richTextHtml.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';

/** Props of {@link RichTextField}. */
export interface RichTextFieldProps {
  readonly html: string;
  readonly labelId: string;
  readonly onChange: (html: string) => void;
}

/** A field of formatted text with its toolbar. */
export function RichTextField({ html, labelId, onChange }: RichTextFieldProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const latest = useRef({ html, onChange });
  useEffect(() => {
    latest.current = { html, onChange };
  });

  useEffect(() => {
    const element = boxRef.current;
    if (element === null) return undefined;
    const created = createRichTextEditor({
      element,
      html: latest.current.html,
      label: '',
      labelId,
      autofocus: false,
      onChange: (next) => latest.current.onChange(next),
    });
    setEditor(created);
    return () => created.destroy();
  }, [labelId]);

  // The text may change elsewhere: on the canvas, by undo. What is typed here is there already.
  useEffect(() => {
    if (editor && !editor.isDestroyed && toStoredHtml(editor.getHTML()) !== html) {
      editor.commands.setContent(html, { emitUpdate: false });
    }
  }, [editor, html]);

  return (
    <Box sx={frameStyle}>
      <Box sx={{ borderBottom: `1px solid ${colours.line}`, p: 0.5 }}>
        {editor && <RichTextToolbar editor={editor} />}
      </Box>
      <Box ref={boxRef} sx={textStyle} />
    </Box>
  );
}

const frameStyle = {
  border: `1px solid ${colours.lineStrong}`,
  borderRadius: '6px',
  backgroundColor: colours.surface,
  '&:focus-within': { borderColor: colours.ink, outline: `2px solid ${colours.accent}`, outlineOffset: 2 },
} as const;

const textStyle = {
  maxHeight: 240,
  overflowY: 'auto',
  '& [role=textbox]': { minHeight: 72, p: 2, fontSize: 14, outline: 'none', whiteSpace: 'break-spaces' },
  '& p': { m: 0 },
  '& ul, & ol': { my: 0, pl: 5 },
} as const;
