import { expect, it } from 'vitest';

import { readAmazonAnswer } from './readAmazonAnswer.ts';

const read = (query: string) => readAmazonAnswer(new URLSearchParams(query));

it('reads the redirects of selling partners and of Login with Amazon', () => {
  expect(read('state=s&spapi_oauth_code=c&selling_partner_id=A1')).toEqual({
    kind: 'code',
    body: { state: 's', code: 'c', account: 'A1' },
  });
  expect(read('state=s&code=c')).toEqual({ kind: 'code', body: { state: 's', code: 'c' } });
});

it('tells a refusal from a visit', () => {
  expect(read('state=s&error=access_denied')).toEqual({ kind: 'declined' });
  expect(read('')).toBeUndefined();
  expect(read('code=c')).toBeUndefined();
});
