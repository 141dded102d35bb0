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

it('leaves out settings that are the viewer’s own', () => {
  const { html } = draw({ key: 'ArBanner', props: { model: '/files/grill.glb' } });
  expect(html).not.toMatch(/data-(?:ios-model|camera-orbit|exposure|shadow|notes|hotspot)/);
});

it('names the settings of the viewer', () => {
  const { html } = draw({
    key: 'ArBanner',
    props: {
      model: '/files/grill.glb',
      iosModel: '/files/grill.usdz',
      cameraOrbit: '30deg auto 2.5m',
      exposure: 1.4,
      shadow: 0.5,
    },
  });
  expect(html).toContain(
    'data-ios-model="/files/grill.usdz" data-camera-orbit="30deg auto 2.5m" data-exposure="1.4" data-shadow="0.5"',
  );
});

it.each(['30 75 2', '30deg 75deg', 'calc(1deg) 75deg 2m', '30deg 75deg -2m', '30deg 75deg 2m; x'])(
  'has no camera position %j',
  (cameraOrbit) => {
    const { html } = draw({ key: 'ArBanner', props: { model: '/files/grill.glb', cameraOrbit } });
    expect(html).not.toContain('data-camera-orbit');
  },
);

it('lists the notes of its points, each with its place on the model', () => {
  const hotspots = [
    { position: '0.1 -0.25 0', normal: '0 0 1', title: 'Handle', text: 'Stays <b>cool</b>' },
    { position: '1 2 3', normal: 'up', title: '', text: '' },
    { position: '1 2', normal: '0 1 0', title: 'Nowhere', text: '' },
  ];
  const { html } = draw({ key: 'ArBanner', props: { model: '/files/grill.glb', hotspots } });
  expect(html).toContain('data-hotspot="Handle" data-position="0.1m -0.25m 0m" data-normal="0 0 1"><p');
  expect(html).toContain('<div>Stays <strong>cool</strong></div>');
  expect(html).toContain('data-hotspot="Point 2" data-position="1m 2m 3m" data-normal="0 1 0"><div>');
  expect(html).not.toContain('Nowhere');
});
