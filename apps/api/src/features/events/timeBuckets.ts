import { maxInviewMs } from './maxInviewMs.ts';

/** Times below this share the first bucket, 0. */
const firstMs = 100;
/** The upper end of a bucket is this much above its lower end, so that its middle is at most 5 % off. */
const growth = 1.1;
/** Times of `maxInviewMs` are in this bucket. */
const lastBucket = bucketOf(maxInviewMs);

/** Returns the bucket of a time in view. Medians are read from the number of times in each bucket. */
export function bucketOf(ms: number): number {
  return ms < firstMs ? 0 : Math.floor(Math.log(ms / firstMs) / Math.log(growth)) + 1;
}

/** Returns the expression of a time's bucket, with the engine's name of the natural logarithm. */
export function bucketExpression(ms: string, log: 'ln' | 'log'): string {
  const steps = `floor(${log}(${ms} / ${firstMs.toFixed(1)}) / ${Math.log(growth)}) + 1`;
  return `(case when ${ms} < ${firstMs} then 0 when ${ms} >= ${maxInviewMs} then ${lastBucket} else ${steps} end)`;
}

/** Returns the middle of a bucket, in whole milliseconds: at most 5 % from any time in it, or 50 ms in the first. */
export function middleOf(bucket: number): number {
  if (bucket === 0) return firstMs / 2;
  return Math.round(Math.min(firstMs * growth ** (bucket - 0.5), maxInviewMs));
}

/** Returns the median of times by the number in each bucket; null without any. Of an even number, the lower one. */
export function medianOf(counts: Iterable<readonly [bucket: number, count: number]>): number | null {
  const sorted = [...counts].filter(([, count]) => count > 0).toSorted(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [bucket, count] of sorted) {
    seen += count;
    if (seen * 2 >= total) return middleOf(bucket);
  }
  return null;
}
