// Draws the models as the viewer of published pages shows them: the poster that a page has until a visitor opens one.
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

const viewerFile = join(import.meta.dirname, '../../../packages/block-runtime/dist/elements/model-viewer.js');
const decoderFile = join(
  import.meta.dirname,
  '../../../packages/block-runtime/dist/elements/meshopt-decoder.js',
);
const origin = 'http://studio.invalid';

const answerWith = (files) => (route) => {
  const { pathname } = new URL(route.request().url());
  const body = files[pathname];
  return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill(body);
};

/** Writes the posters of models, with a transparent background, as WebP. The viewer has to be built. */
export const drawPosters = async (browser, entries, filesFolder) => {
  for (const { file, source, width, height, cameraOrbit } of entries) {
    const page = await browser.newPage({
      viewport: { width: width / 2, height: height / 2 },
      deviceScaleFactor: 2,
    });
    const html = `<body style="margin:0"><model-viewer src="/model.glb" interaction-prompt="none"
      ${cameraOrbit ? `camera-orbit="${cameraOrbit}"` : ''}
      shadow-intensity="0.6" style="width:100vw;height:100vh"></model-viewer>`;
    await page.route(
      `${origin}/**`,
      answerWith({
        '/': { body: html, contentType: 'text/html' },
        '/viewer.js': { path: viewerFile, contentType: 'text/javascript' },
        '/meshopt-decoder.js': { path: decoderFile, contentType: 'text/javascript' },
        '/model.glb': { body: readFileSync(join(filesFolder, source)), contentType: 'model/gltf-binary' },
      }),
    );
    await page.goto(`${origin}/`);
    await page.addScriptTag({ url: '/viewer.js' });
    const image = await page.evaluate(async () => {
      await customElements.whenDefined('model-viewer');
      const viewer = document.querySelector('model-viewer');
      customElements.get('model-viewer').minimumRenderScale = 1;
      if (!viewer.loaded) await new Promise((resolve) => viewer.addEventListener('load', resolve));
      viewer.jumpCameraToGoal();
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return viewer.toDataURL('image/png');
    });
    const target = join(filesFolder, file);
    mkdirSync(dirname(target), { recursive: true });
    await sharp(Buffer.from(image.split(',')[1], 'base64'))
      .resize(width, height)
      .webp({ quality: 86, alphaQuality: 90 })
      .toFile(target);
    await page.close();
  }
};
