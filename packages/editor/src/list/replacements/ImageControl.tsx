import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Asset } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { FormattedMessage, TextField } from '@vitrina/ui-kit';
import { FieldText, useFormField } from '@vitrina/ui-kit/form';
import { useDeferredValue, useState } from 'react';

import { SmallImage } from '../SmallImage.tsx';
import type { ReplacementFieldProps } from './replacementFieldProps.ts';

const offeredCount = 20;

/** Selects an image of the library by its name, or takes an address. The value is the address. */
export function ImageControl({ form, name, label, apiBaseUrl }: ReplacementFieldProps) {
  const { field, fieldState } = useFormField(form, name);
  const [chosen, setChosen] = useState<Asset>();
  const address = field.value ?? '';
  const [shown, setShown] = useState(address);
  const images = useOfferedImages(chosen ? '' : shown);
  const take = (next: Asset | string | null) => {
    setChosen(typeof next === 'object' && next !== null ? next : undefined);
    field.onChange(typeof next === 'string' ? next.trim() : (next?.url ?? ''));
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 2 }}>
      <Autocomplete<Asset, false, false, true>
        freeSolo
        autoHighlight
        options={images}
        value={chosen ?? null}
        inputValue={shown}
        filterOptions={(options) => options}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
        getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
        isOptionEqualToValue={(option, value) => typeof value !== 'string' && option.id === value.id}
        onInputChange={(_, text, reason) => {
          setShown(text);
          if (reason === 'input') take(text);
        }}
        onChange={(_, next, reason) =>
          // Enter takes the highlighted image, unless an address was typed.
          take(reason === 'createOption' && !isAddress(shown) ? (images[0] ?? next) : next)
        }
        onBlur={() => {
          const named = chosen ? undefined : images.find((image) => image.name === shown.trim());
          if (named) take(named);
          field.onBlur();
        }}
        renderOption={({ key, ...props }, { name: imageName, url, widthPx, heightPx }) => (
          <li key={key} {...props}>
            <SmallImage source={url} apiBaseUrl={apiBaseUrl} />
            <Box sx={{ ml: 2, minWidth: 0, overflowWrap: 'anywhere' }}>
              {imageName}
              {widthPx !== null && heightPx !== null && (
                <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
                  <FormattedMessage
                    id="builder.marketplace.pixels"
                    values={{ width: widthPx, height: heightPx }}
                  />
                </Box>
              )}
            </Box>
          </li>
        )}
        renderInput={(params) => (
          <TextField
            choice={params}
            label={label}
            inputRef={field.ref}
            error={fieldState.invalid}
            helperText={
              <FieldText
                errorId={fieldState.error?.message}
                hint={<FormattedMessage id="builder.replace.hint.image" />}
              />
            }
          />
        )}
      />
      <Box sx={{ pt: '20px' }}>
        <SmallImage source={address === '' ? null : address} apiBaseUrl={apiBaseUrl} />
      </Box>
    </Box>
  );
}

function isAddress(text: string): boolean {
  return /^(?:\/|https?:)/.test(text.trim());
}

/** Returns the images of the library that a search finds, newest first. */
function useOfferedImages(typed: string): readonly Asset[] {
  const search = useDeferredValue(typed.trim());
  const query = { kinds: 'image' as const, limit: offeredCount, ...(search !== '' && { search }) };
  const images = useQuery({
    ...callQuery(useApiClient(), calls.listAssets, { query }),
    placeholderData: keepPreviousData,
  });
  return images.data?.data.items ?? [];
}
