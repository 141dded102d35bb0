import { expect, it } from 'vitest';

import { drawInSteps, afterFirstPaint } from './afterFirstPaint.ts';

/** Checks whether a promise is settled after enough frames to render a screen at once. */
async function isSettled(promise: Promise<void>): Promise<boolean> {
  let settled = false;
  void promise.then(() => (settled = true));
  for (let frame = 0; frame < 8; frame += 1) {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
  return settled;
}

it('waits for the last rendering step, including steps of a screen that starts rendering during the wait, and for nothing later', async () => {
  const finishFirst = drawInSteps();
  const shown = afterFirstPaint();
  expect(await isSettled(shown)).toBe(false);
  const finishSecond = drawInSteps();
  finishFirst();
  expect(await isSettled(shown)).toBe(false);
  finishSecond();
  finishSecond();
  await expect(shown).resolves.toBeUndefined();
  drawInSteps();
  await expect(afterFirstPaint()).resolves.toBeUndefined();
});
