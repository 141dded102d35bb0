import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { ConfigError, type Config } from '../config/config.ts';

const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';

/** Seals secrets in the database with a key that is not in it. */
export interface SecretBox {
  /** The seal includes `purpose`: moved to another row or column, the value cannot be opened. */
  seal(plain: Uint8Array, purpose: string): Buffer;
  /** @throws if the value was sealed with another key or for another purpose */
  open(sealed: Uint8Array, purpose: string): Buffer;
}

/** Creates a box with a key of 32 bytes. */
export function createSecretBox(key: Buffer): SecretBox {
  return {
    seal(plain, purpose) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed);
      const nonce = bytes.subarray(0, nonceBytes);
      const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag);
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
    },
  };
}

/** A key of few different bytes was typed, not generated. */
function isWeak(key: Buffer): boolean {
  return key.length !== keyBytes || new Set(key).size < keyBytes / 2;
}

/**
 * Written under a temporary name and then renamed, so that two servers that start at once use the same key.
 */
async function writeKey(path: string): Promise<void> {
  const temporary = `${path}.${randomBytes(8).toString('hex')}`;
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await handle.writeFile(randomBytes(keyBytes));
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await link(temporary, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function readKeyFile(path: string): Promise<Buffer> {
  const key = await readFile(path);
  if (isWeak(key))
    throw new ConfigError(`${path} is not a key of 32 random bytes. Restore it from a backup.`);
  if (process.platform !== 'win32' && ((await stat(path)).mode & 0o077) !== 0) {
    throw new ConfigError(`${path} can be read by others. Give it to its owner alone: chmod 600.`);
  }
  return key;
}

function keyOfEnvironment(text: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (isWeak(key)) {
    throw new ConfigError(
      'VITRINA_SECRET_KEY must be 32 random bytes in base64, as `openssl rand -base64 32` prints them.',
    );
  }
  return key;
}

/**
 * Opens the box with the key of the environment, or with that of the data folder, which is generated at the
 * first start.
 *
 * @throws {@link ConfigError} for a key that is weak, damaged, or readable by other accounts
 */
export async function openSecretBox({
  secretKey,
  dataFolder,
}: Pick<Config, 'secretKey' | 'dataFolder'>): Promise<SecretBox> {
  if (secretKey !== undefined) return createSecretBox(keyOfEnvironment(secretKey));
  const path = join(dataFolder, 'secret.key');
  await mkdir(dataFolder, { recursive: true });
  try {
    return createSecretBox(await readKeyFile(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  await writeKey(path);
  return createSecretBox(await readKeyFile(path));
}
