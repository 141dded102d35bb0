import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { readSignInPage } from './readSignInPage.ts';

const nothing = { demoAccounts: [], passkeyOrigin: null, openid: null };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-sign-in-'));
  const button =
    '<!--account--><button data-login="{login}" data-password="{password}">{login}</button><!--/account-->';
  const offers =
    '<!--passkey--><button>Passkey</button><!--/passkey--><!--openid--><a title="{openid}">{openid}</a><!--/openid-->';
  const page = `<form></form>${offers}<!--demo-accounts--><section><h2>Accounts</h2>${button}</section><!--/demo-accounts-->!`;
  await writeFile(join(folder, 'sign-in.ru.html'), page);
});
afterAll(() => rm(folder, { recursive: true }));

it('has a button for each account of a demo', async () => {
  const accounts = ['ann', 'a"b'].map((login) => ({ login, password: '$&' }));
  expect(await readSignInPage(folder, 'ru', { ...nothing, demoAccounts: accounts })).toBe(
    '<form></form><section><h2>Accounts</h2><button data-login="ann" data-password="$&amp;">ann</button>' +
      '<button data-login="a&quot;b" data-password="$&amp;">a&quot;b</button></section>!',
  );
});

it('has none elsewhere', async () => {
  expect(await readSignInPage(folder, 'ru', nothing)).toBe('<form></form>!');
});

it('has the ways to sign in that the server has', async () => {
  const options = { ...nothing, passkeyOrigin: 'https://vitrina.example', openid: { name: 'A & "B"' } };
  expect(await readSignInPage(folder, 'ru', options)).toBe(
    '<form></form><button>Passkey</button><a title="A &amp; &quot;B&quot;">A &amp; &quot;B&quot;</a>!',
  );
});
