import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { colors } from '@vitrina/ui-kit';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';

import type { Repeat } from '../layouts/layout.ts';
import type { MatchedGroup } from '../layouts/matchLayout.ts';
import { moveItem, removeItem } from './itemEdits.ts';

interface ItemFrameProps {
  readonly group: MatchedGroup;
  readonly repeat: Repeat;
  readonly index: number;
  readonly children: ReactNode;
}

/** Frame of a repeated block, with buttons to move and remove it. */
export function ItemFrame({ group, repeat, index, children }: ItemFrameProps) {
  const intl = useIntl();
  const titleId = useId();
  const dispatch = useBuilderDispatch();
  const { matched } = group;
  const { name, min } = repeat;
  const title = intl.formatMessage(
    { id: 'simpleBuilder.item.title' },
    { item: intl.formatMessage({ id: `simpleBuilder.item.${name}` }), number: index + 1 },
  );
  const label = (id: 'down' | 'remove' | 'up') =>
    intl.formatMessage({ id: `simpleBuilder.item.${id}` }, { title });
  return (
    <Box role="group" aria-labelledby={titleId} sx={frameStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography id={titleId} variant="subtitle2" component="h3" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton
          aria-label={label('up')}
          disabled={index === 0}
          onClick={() => dispatch(moveItem(group, index, -1))}
        >
          <ArrowUpward />
        </IconButton>
        <IconButton
          aria-label={label('down')}
          disabled={index === matched.length - 1}
          onClick={() => dispatch(moveItem(group, index, 1))}
        >
          <ArrowDownward />
        </IconButton>
        <IconButton
          aria-label={label('remove')}
          disabled={matched.length <= min}
          onClick={() => dispatch(removeItem(group, index))}
        >
          <Delete />
        </IconButton>
      </Box>
      {children}
    </Box>
  );
}

const frameStyle = {
  display: 'grid',
  gap: 3,
  minWidth: 0,
  p: 3,
  pt: 2,
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
} as const;
