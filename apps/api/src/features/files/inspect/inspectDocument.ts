import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { Inspect } from './inspected.ts';

const maxPages = 5000;
const posterWidthPx = 900;
const maxPosterHeightPx = 2700;

/** The folders of the standard fonts and character maps that a document may not embed. */
function resourceFolder(name: string): string {
  const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return `${join(root, name)}/`;
}

/** The library's own factory of canvases for Node.js. */
interface NodeCanvasFactory {
  create(
    width: number,
    height: number,
  ): { canvas: { toBuffer(type: 'image/png'): Buffer }; context: CanvasRenderingContext2D };
}

/** Reads a PDF: its pages, whether it contains scripts, and an image of its first page. */
export const inspectDocument: Inspect = async ({ path }) => {
  const loading = getDocument({
    data: new Uint8Array(await readFile(path)),
    standardFontDataUrl: resourceFolder('standard_fonts'),
    cMapUrl: resourceFolder('cmaps'),
    verbosity: 0,
  });
  try {
    const document = await loading.promise;
    if (document.numPages > maxPages) return { refusal: 'fileBroken' };
    const page = await document.getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const scale = Math.min(posterWidthPx / width, maxPosterHeightPx / height);
    const viewport = page.getViewport({ scale });
    const { canvas, context } = (document.canvasFactory as NodeCanvasFactory).create(
      viewport.width,
      viewport.height,
    );
    await page.render({ canvas: null, canvasContext: context, viewport }).promise;
    return {
      facts: { pageCount: document.numPages, hasScripts: await hasScripts(document) },
      firstPage: canvas.toBuffer('image/png'),
    };
  } catch (error) {
    if ((error as Error).name === 'PasswordException') return { refusal: 'documentLocked' };
    throw error;
  } finally {
    await loading.destroy();
  }
};

/** Scripts of the document itself, and of its form fields and pages. */
async function hasScripts(document: Awaited<ReturnType<typeof getDocument>['promise']>): Promise<boolean> {
  const actions = await document.getJSActions();
  return Object.keys(actions ?? {}).length > 0 || (await document.hasJSActions());
}
