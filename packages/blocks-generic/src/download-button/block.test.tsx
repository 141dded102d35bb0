import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

it('saves its file, under a name of its own', () => {
  const { html } = draw({ key: 'DownloadButton', props: { file: '/files/a.pdf', fileName: 'Manual.pdf' } });
  expect(html).toBe(
    '<a data-block="1" data-key="DownloadButton" class="DownloadButton b1" href="/files/a.pdf" download="Manual.pdf">Download</a>',
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
