import type { ByteRange } from '../storage/blobStore.ts';

const single = /^bytes=(?<start>\d*)-(?<end>\d*)$/;

/**
 * Reads a Range header with one range of bytes (RFC 9110). Several ranges, and other units, are
 * answered with the whole file, as the standard allows.
 *
 * @returns undefined for the whole file
 */
export function readRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'unsatisfiable' | undefined {
  const { start = '', end = '' } = single.exec(header ?? '')?.groups ?? {};
  if (start === '' && end === '') return undefined;
  const last = sizeBytes - 1;
  if (start === '') {
    const length = Number(end);
    return length === 0 || last < 0 ? 'unsatisfiable' : { start: Math.max(0, sizeBytes - length), end: last };
  }
  const range = { start: Number(start), end: end === '' ? last : Math.min(Number(end), last) };
  if (end !== '' && Number(end) < range.start) return undefined;
  return range.start > last ? 'unsatisfiable' : range;
}
