import { whenIdle } from './whenIdle.ts';

let shown: Promise<void> | undefined;
const drawings = new Set<Promise<void>>();

/** Resolves once the first screen is painted with all its steps, and the browser is idle. */
export function afterFirstPaint(): Promise<void> {
  shown ??= untilPainted();
  return shown;
}

/** Announces that a screen renders in steps; call the returned function after the last step. */
export function drawInSteps(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  drawings.add(promise);
  return () => {
    drawings.delete(promise);
    resolve();
  };
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

async function untilPainted(): Promise<void> {
  do {
    await Promise.all(drawings);
    await nextFrame();
    await nextFrame();
    await new Promise<void>((resolve) => whenIdle(resolve));
  } while (drawings.size > 0);
}
