import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ContentItem } from '@vitrina/api-client/contract';
import { FormattedMessage, TextField, useFormat } from '@vitrina/ui-kit';
import { useState } from 'react';

import { SideSheet } from '../../shared/records/SideSheet.tsx';
import { ContentLinks } from './ContentLinks.tsx';
import { contentMarks, type ContentMark } from './contentMarks.ts';
import { ReviewState } from './ReviewState.tsx';
import { useContentChange } from './useContentMarks.ts';

/** Props of {@link ReviewSheet}. */
export interface ReviewSheetProps {
  item: ContentItem;
  onMark: (item: ContentItem, mark: ContentMark) => void;
  onClose: () => void;
}

function Note({ item }: Pick<ReviewSheetProps, 'item'>) {
  const [text, setText] = useState(item.note);
  const { change, isPending } = useContentChange();
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) change(item, { note: text });
      }}
      sx={{ display: 'grid', gap: 2, mb: 5 }}
    >
      <TextField
        label={<FormattedMessage id="shelf.content.note" />}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={3}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the sheet is opened to write a note: the key is n
        autoFocus
        inputAttributes={{ maxLength: 2000 }}
      />
      <Button
        type="submit"
        variant="contained"
        loading={isPending}
        disabled={text === item.note}
        sx={{ justifySelf: 'start' }}
      >
        <FormattedMessage id="shelf.content.saveNote" />
      </Button>
    </Box>
  );
}

/** Details of one package under review: its review state, its note, and links to the content. */
export function ReviewSheet({ item, onMark, onClose }: ReviewSheetProps) {
  const format = useFormat();
  return (
    <SideSheet isOpen title={item.name} onClose={onClose}>
      <Box sx={{ mb: 3 }}>
        <ReviewState item={item} />
        {item.reviewer && item.reviewedDate ? (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {item.reviewer.username} · {format.dateTime(item.reviewedDate)}
          </Typography>
        ) : null}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 5 }}>
        {contentMarks.map((mark) => (
          <Button key={mark} variant="outlined" onClick={() => onMark(item, mark)}>
            <FormattedMessage id={`shelf.content.mark.${mark}`} />
          </Button>
        ))}
      </Box>
      <Note item={item} />
      <ContentLinks item={item} />
    </SideSheet>
  );
}
