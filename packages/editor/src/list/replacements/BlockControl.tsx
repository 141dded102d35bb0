import Autocomplete from '@mui/material/Autocomplete';
import { standardCatalogue } from '@vitrina/block-catalogue';
import { useBlockTexts } from '@vitrina/editor-ui/texts';
import { FormattedMessage, TextField } from '@vitrina/ui-kit';
import { FieldText, useFormField } from '@vitrina/ui-kit/form';

import type { ReplacementFieldProps } from './replacementFieldProps.ts';

const keys = standardCatalogue.definitions.filter(({ isInPalette }) => isInPalette).map(({ key }) => key);

/** Selects a kind of block by its name, or takes the key of one’s own. The value is the key. */
export function BlockControl({ form, name, label }: ReplacementFieldProps) {
  const { field, fieldState } = useFormField(form, name);
  const texts = useBlockTexts();
  const familyOf = (key: string) => texts.family(standardCatalogue.find(key)?.family ?? '');
  const toKey = (text: string) =>
    keys.find((key) => key === text || texts.block(key).toLowerCase() === text.trim().toLowerCase()) ?? text;
  return (
    <Autocomplete
      freeSolo
      autoHighlight
      options={keys}
      groupBy={familyOf}
      value={field.value || null}
      getOptionLabel={(key) => (keys.includes(key) ? texts.block(key) : key)}
      getOptionKey={(key) => key}
      onChange={(_, text) => field.onChange(text === null ? '' : toKey(text))}
      onInputChange={(_, text, reason) => {
        if (reason === 'input') field.onChange(toKey(text));
      }}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          choice={params}
          label={label}
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={
            <FieldText
              errorId={fieldState.error?.message}
              hint={<FormattedMessage id="builder.replace.hint.block" />}
            />
          }
        />
      )}
    />
  );
}
