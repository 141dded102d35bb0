import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type ChangeType, type EpackType, getChildIds, rootId } from '@vitrina/epack-model';
import { lazyAfterPaint, FormattedMessage } from '@vitrina/ui-kit';
import { Suspense, useId } from 'react';
import { applyDataChange, getActivePage } from '@vitrina/editor-core/store';
import { useEditorState, useBuilderDispatch } from '@vitrina/editor-ui/store';

import { SourceRecordCard } from '../source-record/SourceRecordCard.tsx';
import { EpackFacts } from './EpackFacts.tsx';
import { NameFields, ProductFields } from './ProductFields.tsx';

const ShelfSection = lazyAfterPaint<{ epackId: string }>(
  async () => (await import('../shelf/ShelfSection.tsx')).ShelfSection,
);

const StartDesigns = lazyAfterPaint(async () => (await import('./StartDesigns.tsx')).StartDesigns);

/**
 * Renders the package's type and product data. Incomplete data can be saved, but publishing requires all
 * fields.
 */
export function EpackDataForm() {
  const manifest = useEditorState((state) => state.document.epack.manifest);
  const isUnstarted = useIsUnstarted();
  const epackId = useEditorState((state) => state.document.epackId);
  return (
    <Box sx={{ p: { xs: 4, md: 6 }, width: '100%', maxWidth: 760, mx: 'auto' }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        <FormattedMessage id="builder.data.title" />
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>
        <FormattedMessage id="builder.data.text" />
      </Typography>
      <Paper variant="outlined" sx={cardStyle}>
        <NameFields />
        {!isUnstarted && <MatchFields />}
      </Paper>
      {isUnstarted && (
        <>
          <Suspense fallback={null}>
            <StartDesigns />
          </Suspense>
          <Paper variant="outlined" sx={cardStyle}>
            <MatchFields />
          </Paper>
        </>
      )}
      <SourceRecordCard />
      <EpackFacts manifest={manifest} />
      {epackId !== undefined && <ShelfSection epackId={epackId} />}
    </Box>
  );
}

/** Returns whether the package is new and nothing is on its page. */
function useIsUnstarted(): boolean {
  return useEditorState((state) => {
    const page = getActivePage(state);
    return (
      state.document.epackId === undefined && page !== undefined && getChildIds(page, rootId).length === 0
    );
  });
}

/** Renders what is needed to find the product's pages at retailers. */
function MatchFields() {
  const dispatch = useBuilderDispatch();
  const type = useEditorState((state) => state.document.epack.type);
  return (
    <>
      <TypeSwitch type={type} onChange={(epackType) => dispatch(applyDataChange(toTypeChange(epackType)))} />
      <ProductFields />
    </>
  );
}

/** Returns the change of type. A shop-in-shop is matched to product pages by a time stamp. */
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

const cardStyle = { p: { xs: 4, md: 6 }, display: 'grid', gap: 4 } as const;
