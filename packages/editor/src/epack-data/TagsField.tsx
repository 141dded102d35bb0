import Autocomplete from '@mui/material/Autocomplete';
import { TextField } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import type { FieldProblem } from './useFieldProblems.ts';

interface TagsFieldProps {
  readonly value: readonly string[];
  readonly problem: FieldProblem;
  readonly onChange: (tags: string[]) => void;
}

/** Renders the tags used to search for the package. Enter adds a tag. */
export function TagsField({ value, problem, onChange }: TagsFieldProps) {
  const intl = useIntl();
  return (
    <Autocomplete
      data-field="data:tags"
      multiple
      freeSolo
      autoSelect
      options={[] as string[]}
      value={[...value]}
      onChange={(_, tags) =>
        onChange([...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))])
      }
      renderInput={(params) => (
        <TextField
          choice={params}
          label={intl.formatMessage({ id: 'builder.data.tags' })}
          error={problem.isError}
          helperText={problem.text ?? intl.formatMessage({ id: 'builder.data.tagsHint' })}
        />
      )}
    />
  );
}
