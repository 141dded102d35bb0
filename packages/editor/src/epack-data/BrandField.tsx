import Autocomplete from '@mui/material/Autocomplete';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { TextField } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import type { FieldProblem } from './useFieldProblems.ts';

interface BrandFieldProps {
  readonly value: string;
  readonly problem: FieldProblem;
  readonly onChange: (brand: string) => void;
}

/**
 * Renders the brand field: one of the user's brands or any other text. Also works if the list fails to load.
 */
export function BrandField({ value, problem, onChange }: BrandFieldProps) {
  const intl = useIntl();
  const { data } = useQuery(callQuery(useApiClient(), calls.listBrands));
  const names = [...new Set(data?.data.map(({ name }) => name) ?? [])];
  return (
    <Autocomplete
      data-field="data:brand"
      freeSolo
      options={names}
      inputValue={value}
      onInputChange={(_, next) => onChange(next)}
      sx={{ '& .MuiOutlinedInput-root .MuiAutocomplete-input': { pl: '2px' } }}
      renderInput={(params) => (
        <TextField
          choice={params}
          label={intl.formatMessage({ id: 'builder.data.brand' })}
          error={problem.isError}
          helperText={problem.text}
        />
      )}
    />
  );
}
