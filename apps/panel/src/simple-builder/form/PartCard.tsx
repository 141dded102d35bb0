import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Card, FormattedMessage } from '@vitrina/ui-kit';
import { applyChange } from '@vitrina/editor-core/store';
import { useBuilderDispatch, useProp } from '@vitrina/editor-ui/store';

import type { MatchedPart } from '../layouts/matchLayout.ts';
import { GroupFields } from './GroupFields.tsx';

/** Card of a layout part: its purpose, its visibility, and its fields. */
export function PartCard({ matched: { id, part, groups } }: { matched: MatchedPart }) {
  const dispatch = useBuilderDispatch();
  const isShown = useProp(id, 'hide')?.value.desktop !== true;
  const show = (shown: boolean) =>
    dispatch(applyChange({ type: 'updateProperty', id, name: 'hide', size: 'desktop', value: !shown }));
  return (
    <Card
      title={part.title ?? <FormattedMessage id={`simpleBuilder.part.${part.name}`} />}
      actions={
        part.optional && (
          <FormControlLabel
            control={<Switch checked={isShown} onChange={(event) => show(event.target.checked)} />}
            label={<FormattedMessage id="simpleBuilder.part.show" />}
            sx={{ mr: 0, gap: 2 }}
          />
        )
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: -2, mb: isShown ? 4 : 0 }}>
        <FormattedMessage id={`simpleBuilder.part.${part.name}.help`} />
      </Typography>
      {isShown && (
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          {groups.map((group, index) => (
            // Layout blocks have no ID, so the index is the key.
            <GroupFields key={index} group={group} />
          ))}
        </Box>
      )}
    </Card>
  );
}
