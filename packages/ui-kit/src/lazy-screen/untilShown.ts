import { whenIdle } from './whenIdle.ts';

let shown: Promise<void> | undefined;

/** Resolves once what was drawn first is painted and the browser has nothing else to do. */
export function untilShown(): Promise<void> {
  shown ??= new Promise((resolve) => {
    const onFrame = () => requestAnimationFrame(() => whenIdle(resolve));
    requestAnimationFrame(onFrame);
  });
  return shown;
}
