import { kitColor } from '@vitrina/block-kit';
import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

const url = 'https://example.com/kettles';

it('leads to its address, elsewhere without telling where from', () => {
  const { html } = draw({ key: 'LinkButton', props: { url, text: 'Compare', target: '_blank' } });
  expect(html).toContain(
    'href="https://example.com/kettles" target="_blank" rel="noopener noreferrer">Compare</a>',
  );
});

it.each(['', 'javascript:alert(1)'])('leads nowhere with the address %j', (address) => {
  const { html } = draw({ key: 'LinkButton', props: { url: address, text: 'Compare' } });
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain('href');
});

it('has the accent of the brand, as its ground or as its outline', () => {
  const filled = draw({ key: 'LinkButton', props: { url, text: 'A' } }).css;
  expect(filled).toContain(`color:${kitColor('onAccent')};background-color:${kitColor('accent')}`);
  const outlined = draw({ key: 'LinkButton', props: { url, text: 'A', look: 'outlined' } }).css;
  expect(outlined).toContain(`color:${kitColor('accent')};border-color:currentColor`);
});
