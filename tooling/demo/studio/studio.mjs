// Runs the studio, one render at a time: `node studio.mjs labels | render SCENE SHOTS | film | models | finish | posters | documents | all`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright-core';

import { printDocuments } from './documents.mjs';
import { finishAll } from './finish.mjs';
import { drawLabels } from './labels.mjs';
import { drawPosters } from './posters.mjs';

const here = import.meta.dirname;
const cache = process.env.STUDIO_CACHE ?? '/tmp/studio-cache';
const catalogFile = join(here, 'catalog.json');
const catalog = JSON.parse(readFileSync(catalogFile, 'utf8'));

/** Starts Blender with one thread and the lowest priority: a render takes minutes, and others use the machine. */
const blender = (script, ...rest) =>
  execFileSync('nice', ['-n', '19', 'blender', '-b', '-t', '1', '-P', join(here, script), '--', ...rest], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, STUDIO_CACHE: cache },
  });

const withBrowser = async (work) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--allow-file-access-from-files'],
  });
  await work(browser);
  await browser.close();
};

const labels = () =>
  withBrowser((browser) => drawLabels(browser, join(here, 'node_modules'), join(cache, 'labels')));

const posters = () =>
  withBrowser((browser) =>
    drawPosters(
      browser,
      catalog.filter(({ kind }) => kind === 'modelPoster'),
      join(here, 'files'),
    ),
  );

const documents = () =>
  withBrowser((browser) => printDocuments(browser, join(here, 'node_modules'), join(here, 'files')));

const render = (scene, shots) => blender('run.py', scene, shots, 'final', cache);

const models = () => {
  for (const { kind, source } of catalog)
    if (kind === 'model') blender('export.py', source.replace('.glb', ''), join(cache, source));
};

const film = () => {
  for (const { kind, source } of catalog) if (kind === 'film') blender('film.py', join(cache, source));
};

/** Renders every image of the catalog, in its order. */
const renderAll = () => {
  for (const { kind, source, frames } of catalog) {
    if (['model', 'modelPoster', 'film', 'poster', 'captions', 'document'].includes(kind)) continue;
    const [scene, shot] = source.replace('.png', '').split(/-(.*)/);
    for (let frame = 1; frame <= (frames ?? 1); frame += 1)
      render(scene, shot.replace('{frame}', String(frame).padStart(2, '0')));
  }
};

mkdirSync(cache, { recursive: true });
const [command, scene, shots] = process.argv.slice(2);
if (command === 'labels' || command === 'all') await labels();
if (command === 'render') render(scene, shots ?? 'all');
if (command === 'all') renderAll();
if (command === 'film' || command === 'all') film();
if (command === 'models' || command === 'all') models();
if (command === 'finish' || command === 'all') await finishAll(catalogFile, join(here, 'files'), cache);
// Posters show the finished models.
if (command === 'posters' || command === 'all') await posters();
if (command === 'documents' || command === 'all') await documents();
