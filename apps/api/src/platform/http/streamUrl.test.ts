import { expect, it } from 'vitest';

import { streamUrl } from './streamUrl.ts';

const bare = { streamPublicUrl: undefined, publicUrl: undefined, host: '127.0.0.1', port: 4000 };

it.each([
  [bare, 'http://127.0.0.1:4000'],
  [{ ...bare, publicUrl: 'https://vitrina.example' }, 'https://vitrina.example'],
  [
    { ...bare, publicUrl: 'https://vitrina.example', streamPublicUrl: 'https://cdn.example' },
    'https://cdn.example',
  ],
])('names a full address, whatever is configured: %o', (config, url) => expect(streamUrl(config)).toBe(url));
