import type { Page } from '@playwright/test';

/** An image file in the form a file input takes. */
export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Creates an image that is not in the library; those of the demo are, with their descriptions. */
export async function drawPicture(page: Page, name: string): Promise<PictureFile> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 800;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser does not draw');
    for (let stripe = 0; stripe < 12; stripe += 1) {
      context.fillStyle = `hsl(${Math.random() * 360} 70% 50%)`;
      context.fillRect(stripe * 100, 0, 100, canvas.height);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}
