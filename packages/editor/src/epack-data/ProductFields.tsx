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

/** Renders the fields that match the package to product pages. */
export function ProductFields() {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const { manifest, type } = useEditorState((state) => state.document.epack);
  const problemOf = useFieldProblems();
  const { productData } = manifest;
  const update = (change: Omit<UpdateManifest, 'type'>) =>
    dispatch(applyDataChange({ type: 'updateManifest', ...change }));
  const setProduct = (productData: Partial<ProductData>) => update({ productData });
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
      <TextField
        data-field="data:name"
        label={text('builder.data.productName')}
        value={productData.productName}
        error={problemOf('name').isError}
        helperText={problemOf('name').text}
        onBlur={problemOf('name').onBlur}
        inputAttributes={{ maxLength: 500 }}
        onChange={(event) => setProduct({ productName: event.target.value })}
      />
      <BrandField
        value={productData.brandName}
        problem={problemOf('brand')}
        onChange={(brandName) => setProduct({ brandName })}
      />
      {type === 'minisite' ? (
        <>
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, alignItems: 'start' }}>
            <TextField
              data-field="data:ean"
              label={text('builder.data.ean')}
              value={ean}
              error={problemOf('ean').isError}
              helperText={problemOf('ean').text ?? (isEanWrong && eanHint)}
              onBlur={problemOf('ean').onBlur}
              inputAttributes={{ maxLength: 50, inputMode: 'numeric' }}
              onChange={(event) => setProduct({ EAN: event.target.value })}
            />
            <TextField
              data-field="data:mpn"
              label={text('builder.data.mpn')}
              value={productData.MPN ?? ''}
              error={problemOf('mpn').isError}
              helperText={problemOf('mpn').text}
              onBlur={problemOf('mpn').onBlur}
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
          onBlur={problemOf('mappingId').onBlur}
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
