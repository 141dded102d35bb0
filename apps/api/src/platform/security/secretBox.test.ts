import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openSecretBox } from './secretBox.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-secret-'));
});
afterAll(() => rm(folder, { recursive: true }));

const secret = Buffer.from('secret');

describe('the key', () => {
  it('is made at the first start, for its owner alone, one for all who start at once', async () => {
    const dataFolder = join(folder, 'new');
    const boxes = await Promise.all(
      Array.from({ length: 5 }, () => openSecretBox({ secretKey: undefined, dataFolder })),
    );
    const sealed = boxes[0]?.seal(secret, 'x') ?? Buffer.alloc(0);
    for (const box of boxes) expect(box.open(sealed, 'x')).toEqual(secret);
    const path = join(dataFolder, 'secret.key');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readFile(path)).toHaveLength(32);
    const later = await openSecretBox({ secretKey: undefined, dataFolder });
    expect(later.open(sealed, 'x')).toEqual(secret);
  });

  it.each(['', 'secret', 'changeme', 'A'.repeat(44), Buffer.alloc(32, 'ab').toString('base64')])(
    'A21: %j of the environment is refused',
    async (secretKey) => {
      await expect(openSecretBox({ secretKey, dataFolder: folder })).rejects.toThrow(/VITRINA_SECRET_KEY/);
    },
  );

  it('A21: that is empty, short or open to others is refused, not replaced', async () => {
    const path = join(folder, 'secret.key');
    for (const [bytes, mode] of [
      [Buffer.alloc(0), 0o600],
      [Buffer.alloc(32), 0o600],
      [randomBytes(32), 0o644],
    ] as const) {
      await writeFile(path, bytes);
      await chmod(path, mode);
      await expect(openSecretBox({ secretKey: undefined, dataFolder: folder })).rejects.toThrow(path);
      expect(await readFile(path)).toEqual(bytes);
    }
  });
});

it('what is sealed opens with its key, for its purpose, and unchanged only', async () => {
  const secretKey = randomBytes(32).toString('base64');
  const box = await openSecretBox({ secretKey, dataFolder: folder });
  const other = await openSecretBox({ secretKey: randomBytes(32).toString('base64'), dataFolder: folder });
  const sealed = box.seal(secret, 'of 1');
  expect(box.open(sealed, 'of 1')).toEqual(secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(() => box.open(sealed, 'of 2')).toThrow(/authenticate data/);
  expect(() => other.open(sealed, 'of 1')).toThrow(/authenticate data/);
  const bent = Buffer.from(sealed);
  bent[bent.length - 1] = (bent.at(-1) ?? 0) ^ 1;
  expect(() => box.open(bent, 'of 1')).toThrow(/authenticate data/);
  expect(box.seal(secret, 'of 1')).not.toEqual(sealed);
});
