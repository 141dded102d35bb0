import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { fontFamilyCss } from '@vitrina/block-kit';
import { FormattedMessage, TextField } from '@vitrina/ui-kit';
import { useFormValue } from '@vitrina/ui-kit/form';
import { useIntl } from 'react-intl';

import type { LicenseForm } from '../content-rules/ruleForm.ts';
import type { FontOption } from './fontOptions.ts';

interface FontFieldProps {
  readonly form: LicenseForm;
  readonly name: 'headingFont' | 'textFont';
  readonly options: readonly FontOption[];
}

/** Field for a font of the kit, whose options are set in the fonts themselves. */
export function FontField({ form, name, options }: FontFieldProps) {
  const intl = useIntl();
  const family = useFormValue(form, `brandKit.${name}`) ?? '';
  const nameOf = (option: FontOption) =>
    option.family === '' ? intl.formatMessage({ id: 'panel.kit.font.default' }) : option.name;
  return (
    <Autocomplete
      disableClearable
      options={options}
      value={options.find((option) => option.family === family) ?? options[0]}
      groupBy={({ group }) => intl.formatMessage({ id: `panel.kit.fontGroup.${group}` })}
      getOptionLabel={nameOf}
      getOptionKey={(option) => option.family}
      isOptionEqualToValue={(one, other) => one.family === other.family}
      onChange={(_event, option) => form.set(`brandKit.${name}`, option.family)}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props} style={{ fontFamily: faceOf(option.family) }}>
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontSize: 16 }}>{nameOf(option)}</Box>
            <Box aria-hidden sx={{ fontSize: 13, color: 'text.secondary' }}>
              <FormattedMessage id="panel.kit.fontSample" />
            </Box>
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          choice={params}
          label={<FormattedMessage id={`panel.kit.${name}`} />}
          helperText={
            <span style={{ fontFamily: faceOf(family), fontSize: 15 }}>
              <FormattedMessage id="panel.kit.fontSample" />
            </span>
          }
        />
      )}
    />
  );
}

function faceOf(family: string): string {
  return fontFamilyCss(family === '' ? 'Arial' : family) ?? '';
}
