import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useQuery } from '@tanstack/react-query';
import { contract } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';

import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import type { ControlComponent } from './controlProps.ts';
import { NotSet } from './NotSet.tsx';

/** The fonts every page has (builder-pro.md section 3, Fonts). */
const builtInFamilies = ['Arial', 'TimesNewRoman'];

/** A font family: built in, or one the server has. */
export const FontFamilyControl: ControlComponent<'fontFamily'> = ({ value, onChange, id, labelId }) => {
  const { client } = useBuilderStore().services;
  const { data } = useQuery(callQuery(client, contract.listFonts));
  const current = typeof value === 'string' ? value : '';
  const fromServer = data?.data.items.map(({ family }) => family) ?? [];
  const families = [...new Set([...builtInFamilies, ...fromServer, ...(current === '' ? [] : [current])])];
  return (
    <Select
      fullWidth
      size="small"
      labelId={labelId}
      inputProps={{ id }}
      value={current}
      displayEmpty
      renderValue={(family) => (family === '' ? <NotSet /> : getFontName(family))}
      onChange={({ target }) => onChange(target.value)}
    >
      {families.map((family) => (
        <MenuItem key={family} value={family}>
          {getFontName(family)}
        </MenuItem>
      ))}
    </Select>
  );
};

function getFontName(family: string): string {
  return family === 'TimesNewRoman' ? 'Times New Roman' : family;
}
