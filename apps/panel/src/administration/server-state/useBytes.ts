import { useIntl } from 'react-intl';

const gigabyte = 1e9;
const megabyte = 1e6;

/** Returns a function that writes a number of bytes in megabytes or gigabytes. */
export function useBytes(): (bytes: number) => string {
  const intl = useIntl();
  return (bytes) =>
    bytes >= gigabyte
      ? intl.formatNumber(bytes / gigabyte, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 })
      : intl.formatNumber(bytes / megabyte, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
}
