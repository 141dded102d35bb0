import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { TextRunRow } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';

/** Props of {@link ProposeAgain}. */
export interface ProposeAgainProps {
  /** The packages in view that texts can be proposed again for. */
  readonly rows: readonly TextRunRow[];
  readonly chosen: ReadonlySet<number>;
  readonly isSending: boolean;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
  readonly onPropose: (rowIds: readonly number[]) => void;
}

/** Chooses all packages that can be proposed again, and begins with the chosen ones. */
export function ProposeAgain({ rows, chosen, isSending, onChoose, onPropose }: ProposeAgainProps) {
  // A package that is no longer in view, or has texts by now, is not meant.
  const ids = rows.map(({ id }) => id).filter((id) => chosen.has(id));
  if (rows.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center', pb: 3 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={ids.length === rows.length}
            indeterminate={ids.length > 0 && ids.length < rows.length}
            onChange={({ target }) =>
              onChoose(target.checked ? new Set(rows.map(({ id }) => id)) : new Set())
            }
          />
        }
        label={<FormattedMessage id="builder.textRun.selectAgain" />}
        sx={{ ml: -2, mr: 'auto' }}
      />
      <Button
        variant="outlined"
        loading={isSending}
        disabled={ids.length === 0}
        onClick={() => onPropose(ids)}
      >
        <FormattedMessage id="builder.textRun.againMany" values={{ count: ids.length }} />
      </Button>
    </Box>
  );
}
