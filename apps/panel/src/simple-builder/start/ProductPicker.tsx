import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Product } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { colors, TextField, FormattedMessage } from '@vitrina/ui-kit';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { useEditorStore } from '@vitrina/editor-ui/store';
import type { EditorState } from '@vitrina/editor-core/store';
import { useEditorState } from '@vitrina/editor-ui/store';
import { takeProduct } from '../takeProduct.ts';

/** Maximum number of options. A search narrows them. */
const shownProducts = 50;

const readName = ({ document }: EditorState) => document.epack.manifest.productData.productName;

/**
 * Selects the product of the page by name, brand, EAN, or MPN, and fills in the data that matches the page to
 * product pages.
 */
export function ProductPicker() {
  const intl = useIntl();
  const store = useEditorStore();
  const productName = useEditorState(readName);
  const [text, setText] = useState(productName);
  const typed = text === productName ? '' : text.trim();
  const search = useDeferredValue(typed);
  const products = useQuery({
    ...callQuery(useApiClient(), calls.listProducts, {
      query: { limit: shownProducts, ...(search !== '' && { search }) },
    }),
    placeholderData: keepPreviousData,
  });
  const { items = [], total = 0 } = products.data?.data ?? {};
  const more = { shown: items.length, total };
  const isAnswered = search === typed && !products.isPlaceholderData;
  return (
    <Autocomplete<Product>
      // Results of a shorter search can include other products, which Enter must not choose.
      options={isAnswered ? items : items.filter((product) => isFoundBy(product, typed))}
      loading={products.isFetching}
      // The server searches more fields than the name.
      filterOptions={(options) => options}
      value={null}
      autoHighlight
      blurOnSelect
      inputValue={text}
      onInputChange={(_, next, reason) => {
        if (reason === 'input' || reason === 'clear') setText(next);
        // Restores the name of the current product if the typed text wasn't used.
        if (reason === 'blur') setText(readName(store.getState()));
      }}
      onChange={(_, product) => {
        if (product === null) return;
        setText(product.name);
        store.dispatch(takeProduct(product));
      }}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ brand, ean, mpn }) => [brand, ean, mpn].join('|')}
      noOptionsText={
        <FormattedMessage id={`simpleBuilder.product.${products.isError ? 'failed' : 'none'}`} />
      }
      slots={{ paper: ListPaper }}
      slotProps={{
        paper: {
          footer: total > items.length && <FormattedMessage id="simpleBuilder.product.more" values={more} />,
        } as ListPaperProps,
      }}
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
          choice={params}
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

/** Returns whether a product matches a search, by the same rule as the server. */
function isFoundBy({ name, brand, ean, mpn }: Product, search: string): boolean {
  return [name, brand, ean, mpn].some((value) => value.toLowerCase().includes(search.toLowerCase()));
}

interface ListPaperProps extends PaperProps {
  /** Content that stays in view below the list. */
  readonly footer?: ReactNode;
}

/** Surface of the list. */
function ListPaper({ footer, children, ...props }: ListPaperProps) {
  return (
    <Paper {...props}>
      {children}
      <Typography
        role="status"
        sx={{
          px: 4,
          py: 2,
          fontSize: 12,
          color: 'text.secondary',
          borderTop: `1px solid ${colors.line}`,
          '&:empty': { display: 'none' },
        }}
      >
        {footer}
      </Typography>
    </Paper>
  );
}
