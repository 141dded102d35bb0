import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import { dataSourceLimits, type DataSourceInput } from '@vitrina/api-client/contract';
import { useCallMutation } from '@vitrina/session';
import { Card, FormattedMessage, useDescribeFailure, useFormat } from '@vitrina/ui-kit';
import { useFormValue, type SchemaForm } from '@vitrina/ui-kit/form';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { FileField } from '../../shared/records/FileField.tsx';
import { readCsvText } from './readCsvText.ts';

/** Maximum number of rows shown. The file can have more. */
const mostShown = 20;

type SourceForm = SchemaForm<DataSourceInput>;

function RowsTable({ columns, rows }: Pick<DataSourceInput, 'columns' | 'rows'>) {
  const intl = useIntl();
  const shown = rows.slice(0, mostShown);
  return (
    // A wide table scrolls in its own container, which can be focused with the keyboard.
    <Box
      role="group"
      aria-label={intl.formatMessage({ id: 'panel.dataSources.rows' })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
      tabIndex={0}
      sx={{ overflowX: 'auto', mt: 4 }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a file have no ID
            <TableRow key={at}>
              {row.map((cell, column) => (
                <TableCell
                  key={columns[column]}
                  sx={{ maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis' }}
                >
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Card that imports the rows of a data source from a CSV file and previews them as they will be stored. */
export function RowsCard({ form }: { form: SourceForm }) {
  const format = useFormat();
  const describe = useDescribeFailure();
  const [fileName, setFileName] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const columns = useFormValue(form, 'columns');
  const rows = useFormValue(form, 'rows');
  const isMissing = form.errorOf('columns') !== undefined && columns.length === 0;
  const preview = useCallMutation(calls.previewCsv, {
    onSuccess: ({ data }) => {
      form.set('columns', data.columns);
      form.set('rows', data.rows);
    },
  });
  const choose = async (file: File) => {
    setFileName(file.name);
    setFailure(undefined);
    try {
      const csv = readCsvText(await file.arrayBuffer());
      await preview.runAsync({ body: { csv } });
    } catch (error) {
      setFailure(error);
    }
  };
  const error =
    failure === undefined ? (
      isMissing ? (
        <FormattedMessage id="api.error.fileMissing" />
      ) : undefined
    ) : (
      describe(failure).text
    );
  return (
    <Card title={<FormattedMessage id="panel.dataSources.rows" />}>
      <FileField
        label={<FormattedMessage id="panel.dataSources.choose" />}
        accept=".csv,text/csv,text/plain"
        fileName={fileName}
        hint={
          <FormattedMessage
            id="panel.dataSources.chooseHint"
            values={{ rows: format.number(dataSourceLimits.rows), columns: dataSourceLimits.columns }}
          />
        }
        error={error}
        onChoose={(file) => void choose(file)}
      />
      {columns.length > 0 ? (
        <>
          <RowsTable columns={columns} rows={rows} />
          <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', mt: 2 }}>
            <FormattedMessage
              id={rows.length > mostShown ? 'panel.dataSources.shown' : 'panel.dataSources.all'}
              values={{ shown: mostShown, total: rows.length }}
            />
          </Typography>
        </>
      ) : null}
    </Card>
  );
}
