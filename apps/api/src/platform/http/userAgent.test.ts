import { expect, it } from 'vitest';

import { readUserAgent } from './userAgent.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/156.0 Safari/537.36`,
    'Chrome Windows desktop web',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/156.0 Safari/537.36 Edg/156.0`,
    'Edge Windows desktop web',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; K) ${webKit} Chrome/156.0 YaBrowser/26.1 Mobile Safari/537.36`,
    'Yandex Android mobile web',
  ],
  [`Mozilla/5.0 (Linux; Android 16; SM-X) ${webKit} Chrome/156.0 Safari/537.36`, 'Chrome Android tablet web'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) AppleWebKit/605.1 Version/20.0 Mobile/15E148 Safari/604.1',
    'Safari iOS mobile web',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:153.0) Gecko/20100101 Firefox/153.0',
    'Firefox macOS desktop web',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; K; wv) ${webKit} Version/4.0 Chrome/156.0 Mobile Safari/537.36 VKAndroidApp/9`,
    'Chrome Android mobile app',
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'other other bot web'],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'other other bot web',
  ],
  [
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) Chrome/156.0 Mobile Safari/537.36 (compatible; Google-Read-Aloud)',
    'Chrome Android bot web',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/156.0 Safari/537.36`,
    'Chrome Linux desktop web',
  ],
  ['node', 'other other other web'],
  ['x'.repeat(100_000), 'other other bot web'],
  [undefined, 'other other other web'],
])('%.60s', (header, expected) => {
  const { browser, os, device, platform } = readUserAgent(header);
  expect(`${browser} ${os} ${device} ${platform}`).toBe(expected);
});
