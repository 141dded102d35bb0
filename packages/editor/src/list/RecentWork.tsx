import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { colors, useFormat } from '@vitrina/ui-kit';
import { type ReactNode, useId } from 'react';

/** Background work of the user. */
export interface WorkItem {
  readonly id: number;
  readonly name: ReactNode;
  readonly createdDate: string;
  readonly status: ReactNode;
}

/** Props of {@link RecentWork}. */
export interface RecentWorkProps {
  readonly title: ReactNode;
  readonly items: readonly WorkItem[];
  readonly onOpen: (id: number) => void;
}

/** Renders background work that the user began, each leading to its report. Empty without any. */
export function RecentWork({ title, items, onOpen }: RecentWorkProps) {
  const titleId = useId();
  const format = useFormat();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map(({ id, name, createdDate, status }) => (
          <Box key={id} component="li" sx={rowStyle}>
            <Link component="button" onClick={() => onOpen(id)} sx={{ textAlign: 'start' }}>
              {name}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {status}
              {' · '}
              {format.dateTime(createdDate)}
            </Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  justifyContent: 'space-between',
  py: 2,
  borderTop: `1px solid ${colors.line}`,
  overflowWrap: 'anywhere',
} as const;
