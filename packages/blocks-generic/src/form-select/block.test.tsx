import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

const options = [
  { value: 'm', label: 'Moscow' },
  { value: 't', label: 'Tver' },
];

it('lists its choices after the placeholder', () => {
  const { html } = draw({
    key: 'FormSelect',
    props: { name: 'city', options, placeholder: 'Choose', defaultValue: 't' },
  });
  expect(html).toContain(
    '<option value="">Choose</option><option value="m">Moscow</option><option value="t" selected="">Tver</option>',
  );
});

it('can take several, and must be filled where required', () => {
  const { html } = draw({
    key: 'FormSelect',
    props: { options, multiple: true, required: true, placeholder: 'Choose' },
  });
  expect(html).toMatch(/<select [^>]*multiple="" required="">/);
  expect(html).not.toContain('Choose');
});
