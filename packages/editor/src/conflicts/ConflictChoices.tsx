import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import type { Difference, Side } from '@vitrina/editor-core/merge';
import { getExcerpt } from '@vitrina/editor-core/texts';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';

import { SideList, SideRow } from './SideList.tsx';

interface ConflictChoicesProps {
  readonly differences: readonly Difference[];
  readonly choose: (difference: Difference) => Side;
  readonly onChoose: (difference: Difference, side: Side) => void;
}

/** Renders each difference as on the chosen side, with a choice between both sides. */
export function ConflictChoices({ differences, choose, onChoose }: ConflictChoicesProps) {
  const intl = useIntl();
  const texts = useBlockTexts();
  const { catalogue } = useEditorStore().services;
  return (
    <SideList>
      {differences.map((difference) => {
        const { mine, theirs, kind, by } = difference;
        const chosen = choose(difference);
        const shown = chosen === 'mine' ? (mine ?? theirs) : (theirs ?? mine);
        const name = shown ? texts.component(shown) : intl.formatMessage({ id: 'builder.conflict.page' });
        return (
          <SideRow
            key={difference.key}
            name={name}
            chosen={chosen}
            onChoose={(side) => onChoose(difference, side)}
          >
            <Typography variant="body2" noWrap>
              {name}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {shown && getExcerpt(shown, catalogue)}
              </Box>
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              <FormattedMessage id={by ? `builder.conflict.${kind}.${by}` : `builder.conflict.${kind}`} />
            </Typography>
          </SideRow>
        );
      })}
    </SideList>
  );
}
