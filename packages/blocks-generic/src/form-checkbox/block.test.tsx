import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

it('is a box with its label, ticked or required as told', () => {
  const { html } = draw({
    key: 'FormCheckbox',
    props: { label: 'I agree', name: 'consent', checked: true, required: true },
  });
  expect(html).toMatch(
    /^<label [^>]*><input [^>]*type="checkbox" required="" name="consent" checked="" value="yes"\/><span [^>]*>I agree<\/span><\/label>$/,
  );
});
