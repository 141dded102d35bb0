import type { Box, MeasuredFinding, Measurement } from '@vitrina/page-measure';

import { type ShownSize, widths } from './widths.ts';

/** The measurements of a page by screen. */
export type PageMeasurements = Readonly<Partial<Record<ShownSize, Measurement>>>;

/** A finding with the screens that have it. */
export interface JoinedFinding extends Pick<MeasuredFinding, 'code' | 'componentId' | 'value'> {
  readonly key: string;
  readonly boxes: Readonly<Partial<Record<ShownSize, Box>>>;
}

/** Joins what the same block has on several screens; the value is that of the first of them. */
export function joinFindings(measured: PageMeasurements): readonly JoinedFinding[] {
  const joined = new Map<string, JoinedFinding>();
  for (const { size } of widths) {
    for (const { code, componentId, value, box } of measured[size]?.findings ?? []) {
      // A phone shows every image smaller than a desktop does; the file has to be enough for both.
      if (code === 'imageOversized' && size !== 'desktop') continue;
      const key = `${code} ${componentId ?? ''}`;
      const known = joined.get(key) ?? { key, code, componentId, value, boxes: {} };
      joined.set(key, { ...known, boxes: { ...known.boxes, [size]: box } });
    }
  }
  return [...joined.values()];
}
