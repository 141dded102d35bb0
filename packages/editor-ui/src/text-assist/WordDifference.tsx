import Box from '@mui/material/Box';
import { diffWords, type TextDifference } from '@vitrina/editor-core/texts';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useMemo } from 'react';

/** Renders a text with the words that were added and removed. */
export function WordDifference({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => diffWords(before, after), [before, after]);
  if (before === after) return <FormattedMessage id="builder.assist.unchanged" />;
  return parts.map((part, at) => <Part key={at} {...part} />);
}

function Part({ kind, text }: TextDifference) {
  if (kind === 'same') return text;
  // Nonbreaking spaces look like normal spaces, so a changed one is shown as a symbol.
  const shown = text.replaceAll('\u00a0', '⍽');
  return (
    <Box component={kind === 'added' ? 'ins' : 'del'} sx={kind === 'added' ? addedStyle : removedStyle}>
      {shown}
    </Box>
  );
}

const addedStyle = {
  color: colors.live,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  // A word and the one in its place are not one word.
  'del + &': { marginInlineStart: '.3em' },
} as const;

const removedStyle = { color: colors.problem } as const;
