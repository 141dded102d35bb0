import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EpackListItem } from '@vitrina/api-client/contract';
import { useEpackName } from '@vitrina/editor-ui/texts';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { PeopleNow } from '../PeopleNow.tsx';
import { ProblemCount } from '../ProblemCount.tsx';
import { PublicationState } from '../PublicationState.tsx';
import { getPublicationState } from '../publicationState.ts';
import { LiveThumbnail } from './LiveThumbnail.tsx';

interface EpackCardProps {
  readonly epack: EpackListItem;
  readonly previewUrl: string;
}

/** Renders a package as a card: its page as it is now, its publication, its views and problems. */
export function EpackCard({ epack, previewUrl }: EpackCardProps) {
  const intl = useIntl();
  const format = useFormat();
  const name = useEpackName()(epack);
  const state = getPublicationState(epack);
  return (
    <>
      <LiveThumbnail name={name} previewUrl={previewUrl} version={epack.updatedDate} />
      <Box sx={{ p: 3, pr: 10, minWidth: 0 }}>
        <Typography variant="subtitle2" component="div" sx={nameStyle} title={name}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ ...nameStyle, color: 'text.secondary' }}>
          {epack.brand}
        </Typography>
        <Box sx={factsStyle}>
          <PublicationState state={state} text={intl.formatMessage({ id: `builder.list.${state}` })} />
          {epack.impressions > 0 && (
            <span>
              <FormattedMessage id="builder.list.viewsOf30" values={{ count: epack.impressions }} />
            </span>
          )}
          <ProblemCount count={epack.problemCount} text={format.number(epack.problemCount)} />
        </Box>
        <PeopleNow people={epack.people} />
      </Box>
    </>
  );
}

const nameStyle = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const factsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1,
  mt: 2,
  fontSize: 13,
} as const;
