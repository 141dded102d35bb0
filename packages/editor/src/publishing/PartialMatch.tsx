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
import useMediaQuery from '@mui/material/useMediaQuery';
import type { PartialMatchData } from '@vitrina/api-client/contract';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { arrivalStyle, focusArrival } from '@vitrina/editor-ui/dom';
import { useDistinctTimes } from '@vitrina/editor-ui/texts';

import { useCategories } from '../epack-data/useCategories.ts';

type Field = PartialMatchData['fields'][number];

interface PartialMatchProps {
  readonly match: PartialMatchData;
  readonly onCancel: () => void;
  readonly onRewrite: () => void;
}

/** Renders a comparison with another package that has the same EAN or MPN, and asks whether to replace it. */
export function PartialMatch({ match, onCancel, onRewrite }: PartialMatchProps) {
  return (
    <>
      <DialogContent>
        <Typography ref={focusArrival} tabIndex={-1} sx={{ mb: 4, ...arrivalStyle }}>
          <FormattedMessage id="api.error.partialMatch" />
        </Typography>
        <Comparison match={match} />
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

/** Renders both packages side by side. On a phone, each field's name is in its own row above the values. */
function Comparison({ match }: { match: PartialMatchData }) {
  const show = useShownField(match);
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const FieldRows = isNarrow ? StackedField : FieldRow;
  return (
    <Table sx={tableStyle}>
      <colgroup>
        {!isNarrow && <col style={{ width: '22%' }} />}
        <col />
        <col />
        {!isNarrow && <col style={{ width: '16%' }} />}
      </colgroup>
      <TableHead>
        <TableRow>
          {!isNarrow && <TableCell component="td" />}
          <TableCell>
            <FormattedMessage id="builder.match.uploaded" />
          </TableCell>
          <TableCell>
            <FormattedMessage id="builder.match.existing" />
          </TableCell>
          {!isNarrow && <TableCell component="td" />}
        </TableRow>
      </TableHead>
      {match.fields.map((field) => (
        <TableBody key={field.name}>
          <FieldRows
            field={field}
            uploaded={show(field.name, field.uploaded, match.uploaded)}
            existing={show(field.name, field.existing, match.existing)}
          />
        </TableBody>
      ))}
    </Table>
  );
}

interface FieldRowProps {
  readonly field: Field;
  readonly uploaded: string;
  readonly existing: string;
}

function FieldRow({ field: { name, isSame }, uploaded, existing }: FieldRowProps) {
  const fontWeight = isSame ? 400 : 600;
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id={`builder.match.field.${name}`} />
      </TableCell>
      <TableCell sx={{ fontWeight }}>{uploaded}</TableCell>
      <TableCell sx={{ fontWeight }}>{existing}</TableCell>
      <TableCell sx={{ '&&': { overflowWrap: 'normal' } }}>
        <Sameness isSame={isSame} />
      </TableCell>
    </TableRow>
  );
}

function StackedField({ field: { name, isSame }, uploaded, existing }: FieldRowProps) {
  const fontWeight = isSame ? 400 : 600;
  return (
    <>
      <TableRow>
        <TableCell component="th" role="rowheader" scope="rowgroup" colSpan={2} sx={stackedNameStyle}>
          <FormattedMessage id={`builder.match.field.${name}`} /> <Sameness isSame={isSame} />
        </TableCell>
      </TableRow>
      <TableRow>
        <TableCell sx={{ ...stackedValueStyle, fontWeight }}>{uploaded}</TableCell>
        <TableCell sx={{ ...stackedValueStyle, fontWeight }}>{existing}</TableCell>
      </TableRow>
    </>
  );
}

const stackedNameStyle = {
  '&&': { color: 'text.secondary', borderBottom: 0, height: 'auto', pt: 2, pb: 0 },
  '& > span': { ml: 2 },
} as const;

const stackedValueStyle = { '&&': { height: 'auto', pt: 0.5, pb: 2 } } as const;

function Sameness({ isSame }: { isSame: boolean }) {
  return (
    <Box component="span" sx={{ color: isSame ? 'text.secondary' : colors.attention }}>
      <FormattedMessage id={isSame ? 'builder.match.same' : 'builder.match.differs'} />
    </Box>
  );
}

/** Returns a formatter of fields: types and categories by name, dates in the user's format. */
function useShownField({ uploaded, existing }: PartialMatchData) {
  const intl = useIntl();
  const timeOf = useDistinctTimes([uploaded.updatedDate, existing.updatedDate]);
  const categories = useCategories();
  return (name: Field['name'], value: string, item: PartialMatchData['uploaded']): string => {
    if (value === '') return '—';
    if (name === 'updatedDate') return timeOf(value);
    if (name === 'type') return intl.formatMessage({ id: `builder.type.${item.type}` });
    if (name === 'categories') return item.categories.map((id) => categories.get(id)?.name ?? id).join(', ');
    return value;
  };
}

/** Gives both packages the same width. Long words wrap, so that nothing overflows the dialog. */
const tableStyle = {
  tableLayout: 'fixed',
  '& .MuiTableCell-root': { overflowWrap: 'anywhere', hyphens: 'auto', px: { xs: '3px', sm: 2 } },
  '& .MuiTableCell-root:first-child': { pl: 0 },
  '& .MuiTableCell-root:last-child': { pr: 0 },
} as const;
