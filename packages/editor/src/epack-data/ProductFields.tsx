import Box from '@mui/material/Box';
import type { ProductData, UpdateManifest } from '@vitrina/epack-model';
import { colors, TextField } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { isWrongEan } from '@vitrina/editor-core/problems';
import { applyDataChange } from '@vitrina/editor-core/store';
import { useEditorState, useBuilderDispatch } from '@vitrina/editor-ui/store';

import { BrandField } from './BrandField.tsx';
import { CategoriesField } from './CategoriesField.tsx';
import { TagsField } from './TagsField.tsx';
import { useFieldProblems } from './useFieldProblems.ts';

/** Renders the name of the product and its brand, on one line where there is room. */
export function NameFields() {
  const intl = useIntl();
  const { productName, brandName } = useEditorState((state) => state.document.epack.manifest.productData);
  const { setProduct } = useDataEdits();
  const problemOf = useFieldProblems();
  return (
    <Box sx={lineStyle}>
      <TextField
        data-field="data:name"
        label={intl.formatMessage({ id: 'builder.data.productName' })}
        value={productName}
        error={problemOf('name').isError}
        helperText={problemOf('name').text}
        inputAttributes={{ maxLength: 500 }}
        onChange={(event) => setProduct({ productName: event.target.value })}
      />
      <BrandField
        value={brandName}
        problem={problemOf('brand')}
        onChange={(brandName) => setProduct({ brandName })}
      />
    </Box>
  );
}

/** Renders the fields that match the package to product pages. */
export function ProductFields() {
  const intl = useIntl();
  const { manifest, type } = useEditorState((state) => state.document.epack);
  const { update, setProduct } = useDataEdits();
  const problemOf = useFieldProblems();
  const { productData } = manifest;
  const text = (id: LabelId) => intl.formatMessage({ id });
  const ean = productData.EAN ?? '';
  const isEanWrong = isWrongEan({ type, manifest });
  // Only a hint, since the package can be published anyway.
  const eanHint = (
    <Box component="span" sx={{ color: colors.attention }}>
      {text('builder.data.eanWrong')}
    </Box>
  );
  return (
    <>
      {type === 'minisite' ? (
        <>
          <Box sx={lineStyle}>
            <TextField
              data-field="data:ean"
              label={text('builder.data.ean')}
              value={ean}
              error={problemOf('ean').isError}
              helperText={problemOf('ean').text ?? (isEanWrong && eanHint)}
              inputAttributes={{ maxLength: 50, inputMode: 'numeric' }}
              onChange={(event) => setProduct({ EAN: event.target.value })}
            />
            <TextField
              data-field="data:mpn"
              label={text('builder.data.mpn')}
              value={productData.MPN ?? ''}
              error={problemOf('mpn').isError}
              helperText={problemOf('mpn').text}
              inputAttributes={{ maxLength: 200 }}
              onChange={(event) => setProduct({ MPN: event.target.value })}
            />
          </Box>
          <CategoriesField
            value={productData.categories ?? []}
            problem={problemOf('categories')}
            onChange={(categories) => setProduct({ categories })}
          />
        </>
      ) : (
        <TextField
          data-field="data:mappingId"
          label={text('builder.data.mappingId')}
          value={productData.mappingId ?? ''}
          error={problemOf('mappingId').isError}
          helperText={problemOf('mappingId').text}
          inputAttributes={{ maxLength: 200 }}
          onChange={(event) => setProduct({ mappingId: event.target.value })}
        />
      )}
      <TagsField
        value={manifest.tags}
        problem={problemOf('tags')}
        onChange={(tags) => update({ fields: { tags } })}
      />
    </>
  );
}

function useDataEdits() {
  const dispatch = useBuilderDispatch();
  const update = (change: Omit<UpdateManifest, 'type'>) =>
    dispatch(applyDataChange({ type: 'updateManifest', ...change }));
  return { update, setProduct: (productData: Partial<ProductData>) => update({ productData }) };
}

const lineStyle = {
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 1fr' },
  gap: 4,
  alignItems: 'start',
} as const;
