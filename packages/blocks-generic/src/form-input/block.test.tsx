import type { Json } from '@vitrina/block-kit';
import { expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

const html = (props: Record<string, Json>) => draw({ key: 'FormInput', props }).html;

it('has a label around it, a name and a value to start with', () => {
  expect(html({ label: 'City', name: 'address[city]', placeholder: 'Moscow', defaultValue: 'Tver' })).toMatch(
    /^<label [^>]*><span [^>]*>City<\/span><input [^>]*type="text" placeholder="Moscow" name="address\[city\]" value="Tver"\/><\/label>$/,
  );
});

it('is checked by the browser, with the author’s messages', () => {
  const rules: readonly Json[] = [
    { kind: 'required', message: 'We need it' },
    { kind: 'min', value: '2' },
    { kind: 'max', value: '10' },
    { kind: 'regex', value: '[A-Z]+', message: 'Capitals only' },
  ];
  const text = html({ rules });
  expect(text).toContain('required="" data-required-message="We need it" minLength="2" maxLength="10"');
  expect(text).toContain('pattern="[A-Z]+" data-regex-message="Capitals only"');
  expect(html({ type: 'number', rules })).toContain('min="2" max="10"');
  expect(html({ rules: [{ kind: 'email' }] })).toContain('type="email"');
});

it('takes any number, not whole ones alone', () => {
  expect(html({ type: 'number' })).toContain('type="number" step="any"');
  expect(html({ type: 'text' })).not.toContain('step');
});

it('ignores bounds that are no numbers, names that are none, and types it does not know', () => {
  const text = html({ rules: [{ kind: 'min', value: 'x' }], name: '"><b>', type: 'file' });
  expect(text).not.toMatch(/ min| name=|"file"/);
});
