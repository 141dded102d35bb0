import { whenIdle } from './whenIdle.ts';

let shown: Promise<void> | undefined;
const drawings = new Set<Promise<void>>();

/** Resolves once what was drawn first is painted, all its steps with it, and the browser has nothing else to do. */
export function untilShown(): Promise<void> {
  shown ??= untilPainted();
  return shown;
}

/** Says that a screen is drawn in steps; the function it answers says that the last one is done. */
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
