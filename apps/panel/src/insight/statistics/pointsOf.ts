import type { Interval } from '@vitrina/api-client/contract';
import type { Day, DayRange, Format } from '@vitrina/ui-kit';
import type { ChartPoint } from '@vitrina/ui-kit/charts';

import { intervalRange } from './intervalRange.ts';
import { labelsOf } from './labelsOf.ts';

/** Properties of the line that the points belong to. */
interface Line {
  interval: Interval;
  range: DayRange;
  /** Today in the report time zone. */
  today: Day;
}

const always: DayRange = { from: '0000-01-01', to: '9999-12-31' };

/** Returns whether an interval is incomplete: still in progress, or only partly inside the range. */
function isPartial(start: Day, { interval, range, today }: Line): boolean {
  const whole = intervalRange(start, interval, always);
  return whole.from < range.from || whole.to > range.to || whole.to >= today;
}

/** Returns the points of a line from the first days of their intervals. */
export function pointsOf(starts: readonly { date: Day }[], line: Line, format: Format): ChartPoint[] {
  return starts.map(({ date }) => ({
    ...labelsOf(date, line.interval, format),
    isPartial: isPartial(date, line),
  }));
}
