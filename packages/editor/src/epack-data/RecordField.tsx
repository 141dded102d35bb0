import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { type ProductRecord, readRecords } from '@vitrina/page-designs';
import { useApiClient } from '@vitrina/session';
import { FormattedMessage, SelectField, TextField } from '@vitrina/ui-kit';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';

/** A product of a data source. */
export interface KnownRecord {
  readonly id: string;
  readonly dataSourceId: number;
  readonly product: ProductRecord;
}

interface RecordFieldProps {
  readonly value: KnownRecord | undefined;
  readonly onChange: (record: KnownRecord | undefined) => void;
}

/** Renders the choice of a product to fill the designs with. Renders nothing for a user without data sources. */
export function RecordField({ value, onChange }: RecordFieldProps) {
  const intl = useIntl();
  const client = useApiClient();
  const [sourceId, setSourceId] = useState('');
  const sources = useQuery(callQuery(client, calls.listDataSources)).data?.data ?? [];
  const { data: source } = useQuery({
    ...callQuery(client, calls.getDataSource, { params: { id: sourceId } }),
    enabled: sourceId !== '',
  });
  const records = useMemo(
    () =>
      readRecords(source?.data.items ?? []).map(({ row, product }) => ({
        id: String(row.id),
        dataSourceId: Number(sourceId),
        product,
      })),
    [source, sourceId],
  );
  if (sources.length === 0) return null;
  const options = [
    { value: '', label: intl.formatMessage({ id: 'builder.start.samples' }) },
    ...sources.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, mb: 4, alignItems: 'start' }}>
      <SelectField
        label={<FormattedMessage id="builder.start.content" />}
        value={sourceId}
        options={options}
        onChange={(next) => {
          setSourceId(next);
          onChange(undefined);
        }}
      />
      {sourceId !== '' && (
        <Autocomplete
          options={records}
          value={value ?? null}
          getOptionLabel={({ product }) => product.content.name}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          onChange={(_, next) => onChange(next ?? undefined)}
          renderInput={(params) => (
            <TextField
              choice={params}
              label={intl.formatMessage({ id: 'builder.start.record' })}
              helperText={intl.formatMessage({ id: 'builder.start.recordHint' })}
            />
          )}
        />
      )}
    </Box>
  );
}
