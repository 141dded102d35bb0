import { callAs } from './enterPanel.ts';
import { expect } from './test.ts';

interface StateAnswer {
  readonly data: { readonly stage: string };
}

/** Waits until a server has all of the demo, which it loads in the background after its first start. */
export async function untilDemoComplete(address: string): Promise<void> {
  const readStage = async () =>
    ((await callAs(address, 'admin', { method: 'GET', path: '/demo/state' })) as StateAnswer).data.stage;
  await expect.poll(readStage, { timeout: 200_000 }).toBe('ready');
}
