/** The part of a video in which a product turns around once. */
export interface TurnRange {
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/** Returns evenly spaced times of a turn. The end is not among them: it shows the same view as the start. */
export function listTurnTimes({ startSeconds, endSeconds }: TurnRange, count: number): number[] {
  const stepSeconds = (endSeconds - startSeconds) / count;
  return Array.from({ length: count }, (_, index) => startSeconds + index * stepSeconds);
}
