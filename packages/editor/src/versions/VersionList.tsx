import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { DiffCounts } from '@vitrina/editor-ui/diff';
import { useDistinctTimes } from '@vitrina/editor-ui/texts';

import type { Versions } from './useVersions.ts';
import { VersionThumbnail } from './VersionThumbnail.tsx';

/**
 * Renders the saved versions of the page with author, time and changes, latest first. A button loads earlier
 * ones.
 */
export function VersionList({
  epackId,
  versions: { versions, items, total, chosen, choose },
}: {
  epackId: string;
  versions: Versions;
}) {
  const intl = useIntl();
  const timeOf = useDistinctTimes(items.map(({ savedDate }) => savedDate));
  const list = useRef<HTMLElement>(null);
  const firstWanted = useRef<number>(undefined);
  const showMore = () => {
    firstWanted.current = items.length;
    void versions.fetchNextPage();
  };
  useEffect(() => {
    if (firstWanted.current === undefined || items.length <= firstWanted.current) return;
    // The button disappears with the last versions, so move focus to the first newly loaded one.
    list.current?.querySelectorAll<HTMLElement>('button')[firstWanted.current]?.focus();
    firstWanted.current = undefined;
  }, [items.length]);
  return (
    <Box
      ref={list}
      component="ol"
      aria-label={intl.formatMessage({ id: 'builder.versions.list' })}
      sx={listStyle}
    >
      {items.map(({ revision, isCurrent, savedDate, savedBy, changes }) => (
        <li key={revision}>
          <ButtonBase
            aria-pressed={revision === chosen}
            onClick={() => choose(revision)}
            sx={revision === chosen ? chosenStyle : rowStyle}
          >
            <VersionThumbnail epackId={epackId} revision={revision} />
            <Box component="span" sx={textStyle}>
              <Typography variant="subtitle2" component="span">
                {timeOf(savedDate)}
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
            </Box>
          </ButtonBase>
        </li>
      ))}
      {versions.hasNextPage && (
        <li>
          <Button fullWidth loading={versions.isFetchingNextPage} onClick={showMore}>
            <FormattedMessage id="builder.assets.more" values={{ shown: items.length, total }} />
          </Button>
        </li>
      )}
    </Box>
  );
}

/** Leaves room around the list for the focus ring. */
const listStyle = {
  m: -1,
  p: 1,
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  maxHeight: 480,
  overflowY: 'auto',
} as const;

const textStyle = { display: 'grid', justifyItems: 'start', minWidth: 0 } as const;

const rowStyle = {
  width: 1,
  display: 'flex',
  justifyContent: 'start',
  gap: 3,
  textAlign: 'start',
  px: 3,
  py: 2,
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
  '&:hover': { backgroundColor: colors.hover },
} as const;

const chosenStyle = {
  ...rowStyle,
  borderColor: colors.accent,
  backgroundColor: colors.accentSoft,
} as const;
