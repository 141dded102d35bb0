import Autocomplete from '@mui/material/Autocomplete';
import type { Json } from '@vitrina/epack-model';
import { TextField } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { toText } from '@vitrina/editor-core/props';

import { useCategories } from './useCategories.ts';
import type { FieldProblem } from './useFieldProblems.ts';

interface CategoriesFieldProps {
  readonly value: readonly Json[];
  readonly problem: FieldProblem;
  readonly onChange: (categories: Json[]) => void;
}

/**
 * Renders the product's categories, chosen from the trees of the user's licenses. Keeps existing categories
 * from other trees.
 */
export function CategoriesField({ value, problem, onChange }: CategoriesFieldProps) {
  const intl = useIntl();
  const categories = useCategories();
  const chosen = value.map(toText);
  const options = [...new Set([...categories.keys(), ...chosen])];
  return (
    <Autocomplete
      data-field="data:categories"
      multiple
      disableCloseOnSelect
      options={options}
      value={chosen}
      getOptionLabel={(id) => categories.get(id)?.name ?? id}
      onChange={(_, ids) => onChange(ids.map((id) => (/^\d+$/.test(id) ? Number(id) : id)))}
      renderOption={({ key, ...props }, id) => (
        <li key={key} {...props}>
          {categories.get(id)?.path ?? id}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          choice={params}
          label={intl.formatMessage({ id: 'builder.data.categories' })}
          error={problem.isError}
          helperText={problem.text}
        />
      )}
    />
  );
}
