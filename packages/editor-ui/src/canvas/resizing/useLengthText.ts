import type { LengthUnit } from '@vitrina/block-kit';
import { useIntl } from 'react-intl';

/** Returns a function that formats a length with its unit. */
export function useLengthText(): (number: number, unit: LengthUnit) => string {
  const intl = useIntl();
  return (number, unit) =>
    unit === '%'
      ? intl.formatNumber(number / 100, { style: 'percent', maximumFractionDigits: 2 })
      : `${intl.formatNumber(number, { maximumFractionDigits: 2, useGrouping: false })} ${unit}`;
}
