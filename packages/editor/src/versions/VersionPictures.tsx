import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BlockDiff, BlockDifference } from '@vitrina/api-client/contract';
import { getActivePage } from '@vitrina/editor-core/store';
import { useEditorState } from '@vitrina/editor-ui/store';
import type { ComponentId, Page } from '@vitrina/epack-model';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useId, useMemo } from 'react';

import { PageThumbnail } from '../page-thumbnail/PageThumbnail.tsx';
import { useVersionPage } from './useVersionPage.ts';

interface VersionPicturesProps {
  readonly epackId: string;
  readonly revision: number;
  readonly blocks: readonly BlockDiff[];
}

/** The most visible difference of a block first. */
const byWeight = ['added', 'removed', 'changed', 'moved'] as const satisfies readonly BlockDifference[];

const tones: Readonly<Record<BlockDifference, string>> = {
  added: colors.live,
  removed: colors.problem,
  changed: colors.attention,
  moved: colors.accent,
};

/** Renders the page at a revision and now side by side, with outlines of the blocks that differ. */
export function VersionPictures({ epackId, revision, blocks }: VersionPicturesProps) {
  const before = useVersionPage(epackId, revision);
  const now = useEditorState(getActivePage);
  const marks = useMemo(() => new Map<ComponentId, string>(blocks.map(toMark)), [blocks]);
  const shown = byWeight.filter((difference) =>
    blocks.some(({ differences }) => differences.includes(difference)),
  );
  return (
    <Box sx={{ mt: 3 }}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Side nameId="builder.versions.then" page={before} marks={marks} />
        <Side nameId="builder.versions.now" page={now} marks={marks} />
      </Box>
      {shown.length > 0 && (
        <Box component="ul" sx={legendStyle}>
          {shown.map((difference) => (
            <li key={difference}>
              <Box component="span" aria-hidden sx={{ ...swatchStyle, borderColor: tones[difference] }} />
              <FormattedMessage id={`builder.diff.${difference}`} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

function toMark({ id, differences }: BlockDiff): readonly [ComponentId, string] {
  const weightiest = byWeight.find((difference) => differences.includes(difference)) ?? 'changed';
  return [id, tones[weightiest]];
}

interface SideProps {
  readonly nameId: 'builder.versions.then' | 'builder.versions.now';
  readonly page: Page | undefined;
  readonly marks: ReadonlyMap<ComponentId, string>;
}

function Side({ nameId, page, marks }: SideProps) {
  const nameOf = useId();
  const locale = useEditorState((state) => state.document.active.locale);
  const kit = useEditorState((state) => state.document.kit);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" component="h4" id={nameOf} sx={{ mb: 1, color: 'text.secondary' }}>
        <FormattedMessage id={nameId} />
      </Typography>
      <Box role="group" tabIndex={0} aria-labelledby={nameOf} sx={pictureStyle}>
        {page && <PageThumbnail page={page} locale={locale} kit={kit} ratio={longest} marks={marks} />}
      </Box>
    </Box>
  );
}

/** Pages are shown down to this height per width; the frame scrolls. */
const longest = 12;

const pictureStyle = {
  height: 300,
  overflow: 'auto',
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
  backgroundColor: '#ffffff',
} as const;

const legendStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  m: 0,
  my: 2,
  p: 0,
  fontSize: 13,
  color: 'text.secondary',
  listStyle: 'none',
} as const;

const swatchStyle = {
  display: 'inline-block',
  width: 12,
  height: 12,
  mr: 1.5,
  border: '2px solid',
  borderRadius: '2px',
  verticalAlign: '-1px',
} as const;
