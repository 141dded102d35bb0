import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Product } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useBuilder, useBuilderDispatch } from '../../store/hooks.ts';
import { takeProduct } from '../takeProduct.ts';

/** How many products are offered at once; a search narrows them. */
const shownProducts = 50;

/** The product the page is for, by name, brand, EAN or MPN; it fills in what shops find the page by. */
export function ProductPicker() {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const productName = useBuilder((state) => state.document.epack.manifest.productData.productName);
  const [text, setText] = useState(productName);
  const search = useDeferredValue(text === productName ? '' : text.trim());
  const products = useQuery({
    ...callQuery(useApiClient(), calls.listProducts, {
      query: { limit: shownProducts, ...(search !== '' && { search }) },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Autocomplete<Product>
      options={products.data?.data.items ?? []}
      loading={products.isFetching}
      // The server searches in more than the name.
      filterOptions={(options) => options}
      value={null}
      blurOnSelect
      inputValue={text}
      onInputChange={(_, next, reason) => {
        if (reason !== 'reset') setText(next);
      }}
      onChange={(_, product) => {
        if (product === null) return;
        setText(product.name);
        dispatch(takeProduct(product));
      }}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ brand, ean, mpn }) => [brand, ean, mpn].join('|')}
      noOptionsText={<FormattedMessage id="simpleBuilder.product.none" />}
      renderOption={({ key, ...props }, { name, brand, ean, mpn, epack }) => (
        <li key={key} {...props}>
          <Box sx={{ minWidth: 0 }}>
            {name}
            <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
              {[brand, ean, mpn].filter(Boolean).join(' · ')}
              {epack && (
                <>
                  {' · '}
                  <FormattedMessage id="simpleBuilder.product.hasEpack" />
                </>
              )}
            </Box>
          </Box>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={intl.formatMessage({ id: 'simpleBuilder.product.choose' })}
          error={products.isError}
          helperText={intl.formatMessage({
            id: products.isError ? 'simpleBuilder.product.failed' : 'simpleBuilder.product.hint',
          })}
        />
      )}
    />
  );
}
