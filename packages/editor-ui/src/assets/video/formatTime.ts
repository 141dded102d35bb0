import type { IntlShape } from 'react-intl';

/** Formats a duration as minutes and seconds: `1:05`. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Formats a time in a video as minutes, seconds and tenths: `1:05.3`. */
export function formatTime({ formatNumber }: Pick<IntlShape, 'formatNumber'>, seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const digits = { minimumIntegerDigits: 2, minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${Math.floor(tenths / 600)}:${formatNumber((tenths % 600) / 10, digits)}`;
}
