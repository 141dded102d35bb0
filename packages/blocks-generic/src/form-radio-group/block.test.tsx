import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

const options = [
  { value: 'm', label: 'Moscow' },
  { value: 't', label: '' },
];

it('is a group with a legend, one choice made', () => {
  const { html } = draw({
    key: 'FormRadioGroup',
    props: { label: 'City', name: 'city', options, defaultValue: 't' },
  });
  expect(html).toMatch(/^<fieldset [^>]*><legend [^>]*>City<\/legend>/);
  expect(html.match(/type="radio" name="city"/g)).toHaveLength(2);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toContain('<span>t</span>');
});

it('keeps its choices together without a name', () => {
  const { html } = draw({ key: 'FormRadioGroup', props: { options } });
  expect(html.match(/name="choice-1"/g)).toHaveLength(2);
  expect(html).not.toContain('checked');
});
