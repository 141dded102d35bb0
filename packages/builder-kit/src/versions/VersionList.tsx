import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { PageVersion } from '@vitrina/api-client/contract';
import { colours, useFormat } from '@vitrina/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';

import { DiffCounts } from './DiffCounts.tsx';

interface VersionListProps {
  readonly versions: readonly PageVersion[];
  /** Revision of the one that is compared with now. */
  readonly chosen: number | undefined;
  readonly onChoose: (revision: number) => void;
}

/** Who saved the page when, and what they changed, last first. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <Box
      component="ol"
      aria-label={intl.formatMessage({ id: 'builder.versions.list' })}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, maxHeight: 480, overflowY: 'auto' }}
    >
      {versions.map(({ revision, isCurrent, savedDate, savedBy, changes }) => (
        <li key={revision}>
          <ButtonBase
            aria-pressed={revision === chosen}
            onClick={() => onChoose(revision)}
            sx={revision === chosen ? chosenStyle : rowStyle}
          >
            <Typography variant="subtitle2" component="span">
              {format.dateTime(savedDate)}
            </Typography>
            <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
              {savedBy}
              {isCurrent && (
                <>
                  {' · '}
                  <FormattedMessage id="builder.versions.current" />
                </>
              )}
            </Typography>
            {changes && (
              <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
                <DiffCounts counts={changes} />
              </Typography>
            )}
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

const rowStyle = {
  width: 1,
  display: 'grid',
  justifyContent: 'start',
  justifyItems: 'start',
  textAlign: 'start',
  px: 3,
  py: 2,
  border: `1px solid ${colours.line}`,
  borderRadius: '6px',
  '&:hover': { backgroundColor: colours.hover },
} as const;

const chosenStyle = {
  ...rowStyle,
  borderColor: colours.accent,
  backgroundColor: colours.accentSoft,
} as const;
