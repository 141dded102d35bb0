import type { SizeName } from '@vitrina/epack-model';
import { useIntl } from 'react-intl';

/** Returns a function that tells the width of a page, and the size whose values it shows. */
export function useWidthText(): (widthPx: number, size: SizeName) => string {
  const intl = useIntl();
  return (widthPx, size) => {
    const width = intl.formatNumber(widthPx, { useGrouping: false });
    return intl.formatMessage({ id: `builder.pageWidth.${size}` }, { width });
  };
}
