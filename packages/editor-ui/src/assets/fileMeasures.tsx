import type { Asset } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';

import { formatDuration } from './video/formatTime.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

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
