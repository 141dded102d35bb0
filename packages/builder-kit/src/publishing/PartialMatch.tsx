import Box from '@mui/material/Box';
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
import { FormattedMessage, useIntl } from 'react-intl';

import { useCategories } from '../categories/useCategories.ts';

type Field = PartialMatchData['fields'][number];

interface PartialMatchProps {
  readonly match: PartialMatchData;
  readonly onCancel: () => void;
  readonly onRewrite: () => void;
}

/** Another package has the same EAN or MPN: shows both field by field and asks whether to rewrite it. */
export function PartialMatch({ match, onCancel, onRewrite }: PartialMatchProps) {
  const show = useShownField();
  return (
    <>
      <DialogContent>
        <Typography sx={{ mb: 4 }}>
          <FormattedMessage id="api.error.partialMatch" />
        </Typography>
        <Table sx={tableStyle}>
          <colgroup>
            <Box component="col" sx={{ width: { xs: '28%', sm: '22%' } }} />
            <col />
            <col />
            <Box component="col" sx={{ width: '16%', display: { xs: 'none', sm: 'table-column' } }} />
          </colgroup>
          <TableHead>
            <TableRow>
              <TableCell component="td" />
              <TableCell>
                <FormattedMessage id="builder.match.uploaded" />
              </TableCell>
              <TableCell>
                <FormattedMessage id="builder.match.existing" />
              </TableCell>
              <TableCell component="td" sx={besideStyle} />
            </TableRow>
          </TableHead>
          <TableBody>
            {match.fields.map(({ name, uploaded, existing, isSame }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
                  <FormattedMessage id={`builder.match.field.${name}`} />
                  <Box component="span" sx={{ ...belowStyle, color: isSame ? undefined : colours.attention }}>
                    <FormattedMessage id={isSame ? 'builder.match.same' : 'builder.match.differs'} />
                  </Box>
                </TableCell>
                <TableCell sx={{ fontWeight: isSame ? 400 : 600 }}>
                  {show(name, uploaded, match.uploaded)}
                </TableCell>
                <TableCell sx={{ fontWeight: isSame ? 400 : 600 }}>
                  {show(name, existing, match.existing)}
                </TableCell>
                <TableCell sx={{ ...besideStyle, color: isSame ? 'text.secondary' : colours.attention }}>
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

/** A field as people know it: types and categories by name, dates as dates. */
function useShownField() {
  const intl = useIntl();
  const format = useFormat();
  const categories = useCategories();
  return (name: Field['name'], value: string, item: PartialMatchData['uploaded']): string => {
    if (value === '') return '—';
    if (name === 'updatedDate') return format.dateTime(value);
    if (name === 'type') return intl.formatMessage({ id: `builder.type.${item.type}` });
    if (name === 'categories') return item.categories.map((id) => categories.get(id)?.name ?? id).join(', ');
    return value;
  };
}

/** Whether a field is the same stands beside it; on a phone, where both packages need the room, below its name. */
const besideStyle = { display: { xs: 'none', sm: 'table-cell' }, '&&': { overflowWrap: 'normal' } } as const;
const belowStyle = { display: { xs: 'block', sm: 'none' } } as const;

/** Both packages have the same room. Long words break where they must: nothing runs past the dialog. */
const tableStyle = {
  tableLayout: 'fixed',
  '& .MuiTableCell-root': { overflowWrap: 'anywhere', hyphens: 'auto', px: { xs: '3px', sm: 2 } },
  '& .MuiTableCell-root:first-child': { pl: 0 },
  '& .MuiTableCell-root:last-child': { pr: 0 },
} as const;
