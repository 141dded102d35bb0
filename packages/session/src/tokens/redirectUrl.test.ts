import { expect, it } from 'vitest';

import { isSafeRedirect } from './redirectUrl.ts';

const origin = 'https://panel.example';

it.each(['/panel/dashboard', '/panel/profile?tab=1#x', '/panel', 'https://panel.example/panel/dashboard'])(
  'returns to %s',
  (address) => expect(isSafeRedirect(address, origin)).toBe(true),
);

it.each([
  'https://evil.example/panel',
  '//evil.example/panel',
  '/\\evil.example/panel',
  'javascript:alert(1)',
  '/auth/login',
  '/panelx',
  'http://panel.example/panel',
  'https://panel.example@evil.example/panel',
  '/panel/../auth/login',
  'http://[',
])('does not follow %s', (address) => expect(isSafeRedirect(address, origin)).toBe(false));
