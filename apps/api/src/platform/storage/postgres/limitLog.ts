import { copyFile, rm, stat, truncate } from 'node:fs/promises';

const maxBytes = 16 * 1024 * 1024;

/**
 * Keeps PostgreSQL's log small: moves a log of more than 16 MiB to a file beside it, `.1`, whose earlier content is lost. PostgreSQL
 * still writes to the same file. Lines that it writes during the move can be lost, and all of them
 * if the disk has no room for the copy: the log must not fill it further.
 */
export async function limitLog(file: string, limitBytes = maxBytes): Promise<void> {
  const { size } = await stat(file);
  if (size <= limitBytes) return;
  const earlier = `${file}.1`;
  await rm(earlier, { force: true });
  await copyFile(file, earlier).catch(() => rm(earlier, { force: true }));
  await truncate(file, 0);
}
