import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { contract, type Category } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient, useSession } from '@vitrina/session';
import type { Json } from '@vitrina/epack-model';
import { useIntl } from 'react-intl';

import type { FieldProblem } from './useFieldProblems.ts';

interface CategoriesFieldProps {
  readonly value: readonly Json[];
  readonly problem: FieldProblem;
  readonly onChange: (categories: Json[]) => void;
}

/** The categories the product is in, from the tree of the user's licences. */
export function CategoriesField({ value, problem, onChange }: CategoriesFieldProps) {
  const intl = useIntl();
  const { profile } = useSession();
  const licenseIds = profile?.licenses.map(({ id }) => id) ?? [];
  const { data } = useQuery({
    ...callQuery(useApiClient(), contract.getCategoryTree, { params: { licenseIds } }),
    enabled: licenseIds.length > 0,
  });
  const paths = listPaths(data?.data ?? []);
  const chosen = value.map(String);
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={paths.map(({ name }) => name)}
      value={chosen}
      onChange={(_, names) => onChange([...new Set(names)])}
      renderOption={({ key, ...props }, name) => (
        <li key={key} {...props}>
          {paths.find((path) => path.name === name)?.path ?? name}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={intl.formatMessage({ id: 'builder.data.categories' })}
          error={problem.isError}
          onBlur={problem.onBlur}
          helperText={problem.text}
        />
      )}
    />
  );
}

interface CategoryPath {
  readonly name: string;
  /** The names that lead to it, the topmost first. */
  readonly path: string;
}

function listPaths(categories: readonly Category[], above = ''): CategoryPath[] {
  return categories.flatMap(({ name, children }) => {
    const path = above === '' ? name : `${above} › ${name}`;
    return [{ name, path }, ...listPaths(children, path)];
  });
}
