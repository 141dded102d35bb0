import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { backupPaths } from './manifest.ts';

/** Returns when the last backup in the data folder was completed; undefined without one. */
export async function findLastBackup(dataFolder: string): Promise<Date | undefined> {
  const folder = join(dataFolder, 'backups');
  const names = await readdir(folder).catch(() => []);
  const times = await Promise.all(
    names.map((name) =>
      stat(backupPaths.manifest(join(folder, name))).then(
        ({ mtime }) => mtime,
        // A folder without a manifest is not a complete backup.
        () => undefined,
      ),
    ),
  );
  return times.filter((time) => time !== undefined).toSorted((one, other) => Number(other) - Number(one))[0];
}
