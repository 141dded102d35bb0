import { templateDraft } from '@vitrina/block-kit';
import { renderBlocks } from '@vitrina/block-kit/testing';
import { expect, it } from 'vitest';

import { draw, generic } from '../testing/generic.ts';
import { downloadButton } from './index.ts';

it('saves its file, under a name of its own', () => {
  const { html } = draw({ key: 'DownloadButton', props: { file: '/files/a.pdf', fileName: 'Manual.pdf' } });
  expect(html).toBe(
    '<a data-block="1" data-key="DownloadButton" class="DownloadButton b1" href="/files/a.pdf?download=Manual.pdf" download="Manual.pdf">Download</a>',
  );
});

it.each(['', 'javascript:alert(1)', 'data:text/html,x', '//evil.example/x'])(
  'leads nowhere with the file %j',
  (file) => {
    const { html } = draw({ key: 'DownloadButton', props: { file } });
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain('href');
  },
);

it.each([
  ['en', 1_234_567, 'PDF, 1.2 MB'],
  ['ru', 1_234_567, 'PDF, 1,2 МБ'],
  ['en', 25_400, 'PDF, 25 kB'],
  ['en', 3, 'PDF, 1 kB'],
  ['x;rm -rf', 2_000_000, 'PDF, 2 MB'],
])('tells kind and size in %s: %i bytes', (locale, sizeBytes, note) => {
  const template = { key: 'DownloadButton', props: { file: { src: '/files/a.pdf', sizeBytes } } };
  const { html } = renderBlocks([templateDraft(template, () => downloadButton)], { ...generic, locale });
  expect(html.replaceAll('\u00a0', ' ')).toContain(`> ${note}</span>`);
});

it('saves an upload under its own name', () => {
  const file = { src: '/files/a.pdf', name: 'Manual.pdf' };
  expect(draw({ key: 'DownloadButton', props: { file } }).html).toContain('download="Manual.pdf"');
});

it.each([
  ['/files/a.pdf', '/files/a.pdf?download=My%20manual'],
  ['../assets/a.pdf', '../assets/a.pdf'],
  ['https://cdn.example/files/a.pdf', 'https://cdn.example/files/a.pdf'],
])('asks only our server for a name: %s', (file, href) => {
  const { html } = draw({ key: 'DownloadButton', props: { file, text: 'My manual' } });
  expect(html).toContain(`href="${href}"`);
});
