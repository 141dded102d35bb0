import type { Locator } from '@playwright/test';

/** Drops files and folders of the disk on an element, as the system does. */
export async function dropFromDisk(target: Locator, paths: readonly string[]): Promise<void> {
  const page = target.page();
  const box = await target.boundingBox();
  if (!box) throw new Error('The target of the drop is not shown');
  const session = await page.context().newCDPSession(page);
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...place, data });
  await session.detach();
}
