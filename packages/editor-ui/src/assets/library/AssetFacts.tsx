import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { Asset } from '@vitrina/api-client/contract';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

import { formatDuration } from '../video/formatTime.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Shows what is known of a file: its measures by kind, its size, and when and by whom it was uploaded. */
export function AssetFacts({ asset }: { readonly asset: Asset }) {
  const intl = useIntl();
  const format = useFormat();
  const measures = [...listMeasures(asset, intl), formatSize(asset.sizeBytes, intl)];
  return (
    <>
      <Typography variant="body2" component="ul" sx={listStyle}>
        {measures.map((measure, index) => (
          <li key={index}>{measure}</li>
        ))}
        <li>
          {format.dateTime(asset.createdDate)}
          {asset.createdBy !== null && `, ${asset.createdBy}`}
        </li>
      </Typography>
      {asset.facts.hasScripts && (
        <Alert severity="warning">
          <FormattedMessage id="builder.assets.fact.scripts" />
        </Alert>
      )}
    </>
  );
}

/** Formats the size of a file in kilobytes or megabytes. */
export function formatSize(sizeBytes: number, intl: IntlShape): string {
  return sizeBytes < megabyte
    ? intl.formatNumber(Math.ceil(sizeBytes / kilobyte), { style: 'unit', unit: 'kilobyte' })
    : intl.formatNumber(sizeBytes / megabyte, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
}

/** Lists the measures of a file by its kind, in words. */
export function listMeasures(
  { widthPx, heightPx, facts }: Pick<Asset, 'widthPx' | 'heightPx' | 'facts'>,
  intl: IntlShape,
): ReactNode[] {
  const { durationSeconds, pageCount, cueCount, triangleCount, sizeMeters, largestTexturePx } = facts;
  const measures: ReactNode[] = [];
  if (widthPx !== null && heightPx !== null)
    measures.push(`${intl.formatNumber(widthPx)} × ${intl.formatNumber(heightPx)} px`);
  if (durationSeconds !== undefined) measures.push(formatDuration(durationSeconds));
  if (pageCount !== undefined)
    measures.push(<FormattedMessage id="builder.assets.fact.pages" values={{ count: pageCount }} />);
  if (cueCount !== undefined)
    measures.push(<FormattedMessage id="builder.assets.fact.cues" values={{ count: cueCount }} />);
  if (triangleCount !== undefined)
    measures.push(<FormattedMessage id="builder.assets.fact.triangles" values={{ count: triangleCount }} />);
  if (sizeMeters) {
    const [width, height, depth] = sizeMeters;
    measures.push(<FormattedMessage id="builder.assets.fact.sizeMeters" values={{ width, height, depth }} />);
  }
  if (largestTexturePx !== undefined)
    measures.push(<FormattedMessage id="builder.assets.fact.texture" values={{ edge: largestTexturePx }} />);
  return measures;
}

const listStyle = { m: 0, p: 0, listStyle: 'none', color: 'text.secondary' } as const;
