import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

it('shows the poster and a button, and names the model', () => {
  const { html, css } = draw({
    key: 'ArBanner',
    props: { model: '/files/grill.glb', poster: '/files/grill.webp', alt: 'Grill' },
  });
  expect(html).toContain(
    'data-model="/files/grill.glb" data-viewer="/stream/v1/elements/model-viewer.js" data-label="Grill"',
  );
  expect(html).toContain('data-poster="" src="/files/grill.webp" alt="Grill"');
  expect(html).toContain('data-start="">View in 3D</button>');
  expect(css).toContain('.b1{height:400px}');
});

it.each(['', 'javascript:alert(1)', 'data:model/gltf,x', '//evil.example/x.glb'])(
  'offers nothing for the model %j',
  (model) => {
    const { html } = draw({ key: 'ArBanner', props: { model } });
    expect(html).not.toMatch(/data-model|<button/);
  },
);
