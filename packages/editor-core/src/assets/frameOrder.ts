/** Files sorted as frames of a sequence, and the numbers that are missing between the first and the last. */
export interface FrameOrder<Named> {
  readonly frames: readonly Named[];
  readonly missing: readonly number[];
}

const lastNumber = /(\d+)(?=\D*$)/;

function numberIn(name: string): number | undefined {
  const [digits] = lastNumber.exec(name.replace(/\.\w+$/, '')) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * Sorts files by the numbers in their names, as people number frames: `bike_2` before `bike_10`. Reports gaps if all
 * names differ in their last number only.
 *
 * @param files - in the order they were chosen, which is kept for equal names
 */
export function orderFrames<Named extends { readonly name: string }>(
  files: readonly Named[],
): FrameOrder<Named> {
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  const frames = files.toSorted((one, other) => compare(one.name, other.name));
  const numbers = frames.map(({ name }) => numberIn(name));
  const stems = new Set(frames.map(({ name }) => name.replace(/\.\w+$/, '').replace(lastNumber, '')));
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (stems.size !== 1 || first === undefined || last === undefined) return { frames, missing: [] };
  const present = new Set(numbers);
  const count = Math.min(last - first + 1, maxReported);
  const missing = Array.from({ length: count }, (_, index) => first + index).filter(
    (each) => !present.has(each),
  );
  return { frames, missing };
}

/** Numbers that are times or article codes leave huge gaps, which are not reported whole. */
const maxReported = 1000;
