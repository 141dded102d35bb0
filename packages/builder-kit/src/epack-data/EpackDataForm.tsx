import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  isGtin,
  type ChangeType,
  type EpackType,
  type ProductData,
  type UpdateManifest,
} from '@vitrina/epack-model';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { applyDataChange } from '../store/editData.ts';
import { useBuilder, useBuilderDispatch } from '../store/hooks.ts';
import { BrandField } from './BrandField.tsx';
import { CategoriesField } from './CategoriesField.tsx';
import { EpackFacts } from './EpackFacts.tsx';
import { TagsField } from './TagsField.tsx';
import { useFieldProblems } from './useFieldProblems.ts';

/** What the package is and which product it belongs to. It saves as it is; publishing wants every field filled. */
export function EpackDataForm() {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const epack = useBuilder((state) => state.document.epack);
  const problemOf = useFieldProblems();
  const { manifest, type } = epack;
  const { productData } = manifest;
  const update = (change: Omit<UpdateManifest, 'type'>) =>
    dispatch(applyDataChange({ type: 'updateManifest', ...change }));
  const setProduct = (productData: Partial<ProductData>) => update({ productData });
  const text = (id: string) => intl.formatMessage({ id });
  const ean = productData.EAN ?? '';
  const isWrongEan = ean !== '' && !isGtin(ean);
  return (
    <Box sx={{ p: { xs: 4, md: 6 }, width: '100%', maxWidth: 760, mx: 'auto' }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        <FormattedMessage id="builder.data.title" />
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>
        <FormattedMessage id="builder.data.text" />
      </Typography>
      <Paper variant="outlined" sx={{ p: { xs: 4, md: 6 }, display: 'grid', gap: 4 }}>
        <TypeSwitch
          type={type}
          onChange={(epackType) => dispatch(applyDataChange(toTypeChange(epackType)))}
        />
        <TextField
          data-field="data:name"
          label={text('builder.data.productName')}
          value={productData.productName}
          error={problemOf('name').isError}
          helperText={problemOf('name').text}
          onBlur={problemOf('name').onBlur}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          onChange={(event) => setProduct({ productName: event.target.value })}
        />
        <BrandField
          value={productData.brandName}
          problem={problemOf('brand')}
          onChange={(brandName) => setProduct({ brandName })}
        />
        {type === 'minisite' ? (
          <>
            <Box
              sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, alignItems: 'start' }}
            >
              <TextField
                data-field="data:ean"
                label={text('builder.data.ean')}
                value={ean}
                error={problemOf('ean').isError || isWrongEan}
                helperText={problemOf('ean').text ?? (isWrongEan ? text('builder.data.eanWrong') : undefined)}
                onBlur={problemOf('ean').onBlur}
                slotProps={{ htmlInput: { maxLength: 50, inputMode: 'numeric' } }}
                onChange={(event) => setProduct({ EAN: event.target.value })}
              />
              <TextField
                data-field="data:mpn"
                label={text('builder.data.mpn')}
                value={productData.MPN ?? ''}
                error={problemOf('mpn').isError}
                helperText={problemOf('mpn').text}
                onBlur={problemOf('mpn').onBlur}
                slotProps={{ htmlInput: { maxLength: 200 } }}
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
            slotProps={{ htmlInput: { maxLength: 200 } }}
            onChange={(event) => setProduct({ mappingId: event.target.value })}
          />
        )}
        <TagsField
          value={manifest.tags}
          problem={problemOf('tags')}
          onChange={(tags) => update({ fields: { tags } })}
        />
      </Paper>
      <EpackFacts manifest={manifest} />
    </Box>
  );
}

/** A shop in shop is matched by a time stamp (builder-pro.md section 3). */
function toTypeChange(epackType: EpackType): ChangeType {
  return { type: 'changeType', epackType, ...(epackType === 'sis' && { mappingId: String(Date.now()) }) };
}

interface TypeSwitchProps {
  readonly type: EpackType;
  readonly onChange: (type: EpackType) => void;
}

function TypeSwitch({ type, onChange }: TypeSwitchProps) {
  const labelId = useId();
  return (
    <Box>
      <Typography id={labelId} variant="caption" sx={{ display: 'block', fontWeight: 500, mb: 1 }}>
        <FormattedMessage id="builder.data.type" />
      </Typography>
      <ToggleButtonGroup
        exclusive
        value={type}
        aria-labelledby={labelId}
        onChange={(_, next: EpackType | null) => next !== null && onChange(next)}
      >
        {(['minisite', 'sis'] as const).map((name) => (
          <ToggleButton key={name} value={name}>
            <FormattedMessage id={`builder.type.${name}`} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="caption" sx={{ display: 'block', mt: 1, color: 'text.secondary' }}>
        <FormattedMessage id="builder.data.typeHint" />
      </Typography>
    </Box>
  );
}
