import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { PartialMatchData } from '@vitrina/api-client/contract';
import { colours, useFormat } from '@vitrina/ui-kit';
import { FormattedMessage } from 'react-intl';

type Field = PartialMatchData['fields'][number];

interface PartialMatchProps {
  readonly match: PartialMatchData;
  readonly onCancel: () => void;
  readonly onRewrite: () => void;
}

/** Another package has the same EAN or MPN: shows both field by field and asks whether to rewrite it. */
export function PartialMatch({ match, onCancel, onRewrite }: PartialMatchProps) {
  const format = useFormat();
  const show = (name: Field['name'], value: string) => {
    if (value === '') return '—';
    return name === 'updatedDate' ? format.dateTime(value) : value;
  };
  return (
    <>
      <DialogContent>
        <Typography sx={{ mb: 4 }}>
          <FormattedMessage id="api.error.partialMatch" />
        </Typography>
        <Table sx={tableStyle}>
          <TableHead>
            <TableRow>
              <TableCell />
              <TableCell>
                <FormattedMessage id="builder.match.uploaded" />
              </TableCell>
              <TableCell>
                <FormattedMessage id="builder.match.existing" />
              </TableCell>
              <TableCell />
            </TableRow>
          </TableHead>
          <TableBody>
            {match.fields.map(({ name, uploaded, existing, isSame }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
                  <FormattedMessage id={`builder.match.field.${name}`} />
                </TableCell>
                {[uploaded, existing].map((value, side) => (
                  <TableCell
                    key={side === 0 ? 'uploaded' : 'existing'}
                    sx={{ fontWeight: isSame ? 400 : 600 }}
                  >
                    {show(name, value)}
                  </TableCell>
                ))}
                <TableCell sx={{ color: isSame ? 'text.secondary' : colours.attention }}>
                  <FormattedMessage id={isSame ? 'builder.match.same' : 'builder.match.differs'} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
          <FormattedMessage
            id="builder.match.replaces"
            values={{ retailers: match.retailers.map(({ name }) => name).join(', ') }}
          />
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onCancel}>
          <FormattedMessage id="ui.action.cancel" />
        </Button>
        <Button variant="contained" onClick={onRewrite}>
          <FormattedMessage id="builder.match.rewrite" />
        </Button>
      </DialogActions>
    </>
  );
}

/** On a phone the cells come closer, and long words break where they must: nothing runs past the dialog. */
const tableStyle = {
  '& .MuiTableCell-root': { overflowWrap: 'anywhere', px: { xs: 1, sm: 4 } },
  '& .MuiTableCell-root:first-of-type': { pl: 0 },
  '& .MuiTableCell-root:last-of-type': { pr: 0, overflowWrap: 'normal' },
} as const;
