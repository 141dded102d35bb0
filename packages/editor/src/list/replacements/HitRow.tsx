import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { ReplacementHit, ReplacementKind } from '@vitrina/api-client/contract';
import { useBlockTexts } from '@vitrina/editor-ui/texts';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useId } from 'react';

import { ReplacedValues } from './ReplacedValues.tsx';

interface HitRowProps {
  readonly kind: ReplacementKind;
  readonly hit: ReplacementHit;
  readonly apiBaseUrl: string;
  readonly isTaken: boolean;
  readonly isReadOnly: boolean;
  readonly onTake: (isTaken: boolean) => void;
}

/** Renders a hit before and after, with the block and page it is in. */
export function HitRow({ kind, hit, apiBaseUrl, isTaken, isReadOnly, onTake }: HitRowProps) {
  const placeId = useId();
  const textId = useId();
  const texts = useBlockTexts();
  const { component, locale, template, page, before, after, isSkipped } = hit;
  return (
    <Box component="li" sx={rowStyle}>
      <Checkbox
        checked={isTaken}
        disabled={isReadOnly}
        slotProps={{ input: { 'aria-labelledby': `${placeId} ${textId}` } }}
        onChange={({ target }) => onTake(target.checked)}
        sx={{ alignSelf: 'start', mt: -1.5, ml: -2 }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography id={placeId} variant="caption" component="div" sx={{ color: colors.inkSoft }}>
          {[texts.component(component), locale, template, page].join(' · ')}
        </Typography>
        <Box id={textId} sx={textStyle}>
          <ReplacedValues kind={kind} before={before} after={after} apiBaseUrl={apiBaseUrl} />
        </Box>
        {isSkipped && (
          <Typography variant="body2" sx={{ color: colors.attention }}>
            <FormattedMessage id="builder.replace.skipped" />
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const rowStyle = { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 1, py: 2 } as const;
const textStyle = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
