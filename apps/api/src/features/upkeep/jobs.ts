import { z } from 'zod';

import { defineJob } from '../defineJob.ts';
import { writePointerFiles } from '../publishing/pointerFiles.ts';
import { sweepPublications } from '../publishing/sweepPublications.ts';
import { sweepBlobs } from '../../platform/storage/storeBlobs.ts';
import { pruneVersions } from '../versions/pruneVersions.ts';
import { purgeDeletedEpacks } from '../epacks/deletion.ts';
import { isBlobNamed } from './isBlobNamed.ts';

/** Lets go of what has been kept long enough: replaced versions, deleted epacks. */
export const forgetContent = defineJob({
  name: 'forget-content',
  payload: z.object({}),
  cron: '17 * * * *',
  isExclusive: true,
  async run(_payload, { services: { database, config }, log }) {
    const versions = await pruneVersions(database.query, config.keeping);
    const epacks = await purgeDeletedEpacks(database.query, config.keeping.deletedDays);
    if (versions + epacks > 0) log.info({ versions, epacks }, 'forgot old content');
  },
});

/** Takes away what killed processes left: uploads without a row, files of publications that never came to be. */
export const sweepOrphans = defineJob({
  name: 'sweep-orphans',
  payload: z.object({}),
  cron: '43 3 * * *',
  isExclusive: true,
  async run(_payload, { services, log }) {
    const uploads = await sweepBlobs(services, isBlobNamed);
    const publications = await sweepPublications(services);
    if (uploads + publications > 0) log.info({ uploads, publications }, 'swept orphans');
  },
});

/** Brings pointer files up to date that could not follow their rows, because the file store was away, say. */
export const followPointers = defineJob({
  name: 'follow-pointers',
  payload: z.object({}),
  cron: '*/5 * * * *',
  isExclusive: true,
  async run(_payload, { services }) {
    await writePointerFiles(services);
  },
});
