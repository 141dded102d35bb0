import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, colors } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { useEditor } from '../../editor/EditorContext.ts';
import { formatDuration } from './formatTime.ts';
import { readCues } from './readCues.ts';

const shownCount = 3;

/** Props of {@link CaptionCues}. */
export interface CaptionCuesProps {
  /** The stored address of WebVTT captions. */
  readonly source: string;
}

/** Shows the first lines of captions with their times. Renders nothing if the captions can't be read. */
export function CaptionCues({ source }: CaptionCuesProps) {
  const intl = useIntl();
  const { assetUrl } = useEditor();
  const address = assetUrl(source);
  const { data: cues = [] } = useQuery({
    queryKey: ['captionCues', address],
    queryFn: async ({ signal }) => {
      const response = await fetch(address, { signal });
      return response.ok ? readCues(await response.text()) : [];
    },
    // A stored file never changes.
    staleTime: Infinity,
  });
  if (cues.length === 0) return null;
  return (
    <Box sx={frameStyle}>
      <Box component="ul" aria-label={intl.formatMessage({ id: 'builder.video.cues' })} sx={listStyle}>
        {cues.slice(0, shownCount).map(({ startSeconds, text }, index) => (
          <Typography key={index} component="li" variant="body2" sx={cueStyle}>
            <Box component="span" sx={timeStyle}>
              {formatDuration(Math.floor(startSeconds))}
            </Box>
            <span>{text}</span>
          </Typography>
        ))}
      </Box>
      {cues.length > shownCount && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="builder.video.moreCues" values={{ count: cues.length - shownCount }} />
        </Typography>
      )}
    </Box>
  );
}

const frameStyle = {
  display: 'grid',
  gap: 1,
  px: 2,
  py: 1,
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
} as const;

const listStyle = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 } as const;

const cueStyle = {
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: 2,
  overflowWrap: 'anywhere',
} as const;

const timeStyle = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;
