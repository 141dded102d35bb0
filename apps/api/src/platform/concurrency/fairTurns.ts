/**
 * Limits how many tasks run at once, and lets the waiting groups take turns: a group with two hundred tasks delays
 * another group's task by at most one of its own.
 *
 * @param maxAtOnce - tasks of all groups together
 */
export function createFairTurns(
  maxAtOnce: number,
): <Result>(group: string, work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  /** Waiting tasks by group; the first group is next. */
  const waiting = new Map<string, (() => void)[]>();

  function startNext(): void {
    for (const [group, starts] of waiting) {
      // Moves the group to the end of the line.
      waiting.delete(group);
      const start = starts.shift();
      if (starts.length > 0) waiting.set(group, starts);
      if (!start) continue;
      start();
      return;
    }
    running--;
  }

  function whenFree(group: string): Promise<void> {
    if (running < maxAtOnce) {
      running++;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const starts = waiting.get(group);
      if (starts) starts.push(resolve);
      else waiting.set(group, [resolve]);
    });
  }

  return async (group, work) => {
    await whenFree(group);
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}
