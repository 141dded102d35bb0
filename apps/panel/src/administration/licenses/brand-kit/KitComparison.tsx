import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { BrandKitWire } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { colors, FailureAlert, FormattedMessage } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { ScaledPage } from './ScaledPage.tsx';
import { useSettled } from './useSettled.ts';

interface KitComparisonProps {
  readonly licenseId: number;
  readonly saved: BrandKitWire | null;
  /** The kit in the form, complete and valid; undefined while it is not. */
  readonly edited: BrandKitWire | null | undefined;
}

const widthsPx = { desktop: 1280, phone: 390 } as const;
type Device = keyof typeof widthsPx;

const settleMs = 400;
const namedCount = 5;

/** Shows a page of the license before and after the changes in the form, and which packages they reach. */
export function KitComparison({ licenseId, saved, edited }: KitComparisonProps) {
  const intl = useIntl();
  const [device, setDevice] = useState<Device>('desktop');
  const before = useKitPreview(licenseId, saved);
  const after = useKitPreview(licenseId, useSettled(edited, settleMs) ?? null);
  const changed = after.data?.data.changed;
  const names = changed?.items.slice(0, namedCount).map(({ name }) => name) ?? [];
  const pageName = before.data?.data.name;
  return (
    <Box component="section" aria-label={intl.formatMessage({ id: 'panel.kit.compare' })}>
      <Box sx={headStyle}>
        <Typography component="h3" variant="subtitle2">
          <FormattedMessage id="panel.kit.compare" />
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={device}
          aria-label={intl.formatMessage({ id: 'panel.kit.compare.width' })}
          onChange={(_event, chosen: Device | null) => setDevice(chosen ?? device)}
        >
          {(['desktop', 'phone'] as const).map((name) => (
            <ToggleButton key={name} value={name}>
              <FormattedMessage id={`panel.kit.compare.${name}`} />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Typography variant="body2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {pageName ? (
          <FormattedMessage id="panel.kit.compare.page" values={{ name: pageName }} />
        ) : (
          <FormattedMessage id="panel.kit.compare.design" />
        )}
      </Typography>
      <FailureAlert failure={before.error ?? after.error} />
      <Box sx={sidesStyle}>
        {[['before', before] as const, ['after', after] as const].map(([side, preview]) => (
          <Box key={side} sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={{ mb: 1 }}>
              <FormattedMessage id={`panel.kit.compare.${side}`} />
            </Typography>
            <ScaledPage
              html={preview.data?.data.html}
              title={intl.formatMessage({ id: `panel.kit.compare.${side}` })}
              widthPx={widthsPx[device]}
            />
          </Box>
        ))}
      </Box>
      {changed && (
        <Typography variant="body2" role="status" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          <FormattedMessage id="panel.kit.compare.changed" values={{ count: changed.total }} />{' '}
          {names.join(', ')}{' '}
          {changed.total > names.length && (
            <FormattedMessage id="panel.kit.oldMore" values={{ count: changed.total - names.length }} />
          )}
        </Typography>
      )}
    </Box>
  );
}

function useKitPreview(licenseId: number, brandKit: BrandKitWire | null) {
  const input = { params: { id: String(licenseId) }, body: { brandKit } };
  return useQuery({
    ...callQuery(useApiClient(), calls.previewKit, input),
    placeholderData: keepPreviousData,
  });
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  pt: 4,
  mb: 2,
  borderTop: `1px solid ${colors.line}`,
} as const;

const sidesStyle = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
