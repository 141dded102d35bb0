import Wrong from '@mui/icons-material/CloseOutlined';
import Right from '@mui/icons-material/CheckOutlined';
import Note from '@mui/icons-material/EditNoteOutlined';
import Preview from '@mui/icons-material/VisibilityOutlined';
import Unchecked from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ContentItem } from '@vitrina/api-client/contract';
import { useIntl } from 'react-intl';

import { contentMarks, type ContentMark } from './contentMarks.ts';

const icons = { correct: Right, incorrect: Wrong, unchecked: Unchecked };

/**
 * Buttons for the actions of the review keys. On narrow screens, these actions are in the row's details
 * instead.
 */
export function RowMarks({
  item,
  onMark,
  onNote,
}: {
  item: ContentItem;
  onMark: (item: ContentItem, mark: ContentMark) => void;
  onNote: (item: ContentItem) => void;
}) {
  const intl = useIntl();
  const label = (what: ContentMark | 'note' | 'preview') => {
    const text = intl.formatMessage({ id: `shelf.content.row.${what}` }, { name: item.name });
    return { 'aria-label': text, title: text };
  };
  return (
    <Box sx={{ display: { xs: 'none', md: 'flex' }, justifyContent: 'flex-end' }}>
      {contentMarks.map((mark) => {
        const Icon = icons[mark];
        return (
          <IconButton key={mark} {...label(mark)} onClick={() => onMark(item, mark)}>
            <Icon />
          </IconButton>
        );
      })}
      <IconButton {...label('note')} onClick={() => onNote(item)}>
        <Note />
      </IconButton>
      <IconButton
        {...label('preview')}
        href={`/panel/builder-pro/preview/${item.id}`}
        target="_blank"
        rel="noopener"
      >
        <Preview />
      </IconButton>
    </Box>
  );
}
