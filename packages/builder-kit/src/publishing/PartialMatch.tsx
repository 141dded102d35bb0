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
import { useFormat } from '@vitrina/ui-kit';
import { FormattedMessage } from 'react-intl';

interface PartialMatchProps {
  readonly match: PartialMatchData;
  readonly onCancel: () => void;
  readonly onRewrite: () => void;
}

type Item = PartialMatchData['uploaded'];

const fields = ['name', 'brand', 'ean', 'mpn', 'updatedDate'] as const;

/** Another package has the same EAN or MPN: shows both and asks whether to rewrite it. */
export function PartialMatch({ match, onCancel, onRewrite }: PartialMatchProps) {
  const format = useFormat();
  const show = (item: Item, field: (typeof fields)[number]) =>
    field === 'updatedDate' ? format.dateTime(item.updatedDate) : item[field];
  return (
    <>
      <DialogContent>
        <Typography sx={{ mb: 4 }}>
          <FormattedMessage id="api.error.partialMatch" />
        </Typography>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell />
              <TableCell>
                <FormattedMessage id="builder.match.uploaded" />
              </TableCell>
              <TableCell>
                <FormattedMessage id="builder.match.existing" />
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {fields.map((field) => (
              <TableRow key={field}>
                <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
                  <FormattedMessage id={`builder.list.${field}`} />
                </TableCell>
                {[match.uploaded, match.existing].map((item) => (
                  <TableCell
                    key={item === match.uploaded ? 'uploaded' : 'existing'}
                    sx={{ fontWeight: match.uploaded[field] === match.existing[field] ? 400 : 600 }}
                  >
                    {show(item, field)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
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
