import { z } from 'zod';

import { sweepBlobs } from '../../platform/storage/storeBlobs.ts';
import { defineJob } from '../defineJob.ts';
import { purgeDeletedEpacks } from '../epacks/deletion.ts';
import { forgetImports } from '../imports/forgetImports.ts';
import { writePointerFiles } from '../publishing/pointerFiles.ts';
import { forgetPublicationRuns } from '../publication-runs/changeRun.ts';
import { sweepPublications } from '../publishing/sweepPublications.ts';
import { forgetReplacements } from '../replacements/queries.ts';
import { forgetTextRuns } from '../text-runs/forgetTextRuns.ts';
import { forgetUploads } from '../uploads/forgetUploads.ts';
import { pruneVersions } from '../versions/pruneVersions.ts';
import { isBlobNamed } from './isBlobNamed.ts';

/** Deletes replaced versions, deleted epacks, reports of imports, text runs, replacements and bulk publications past their retention period. */
export const forgetContent = defineJob({
  name: 'forget-content',
  payload: z.object({}),
  cron: '17 * * * *',
  isExclusive: true,
  async run(_payload, { services: { database, config }, log }) {
    const versions = await pruneVersions(database.query, config.keeping);
    const epacks = await purgeDeletedEpacks(database.query, config.keeping.deletedDays);
    const imports = await forgetImports(database.query);
    const textRuns = await forgetTextRuns(database.query);
    const replacements = await forgetReplacements(database.query);
    const publicationRuns = await forgetPublicationRuns(database.query);
    if (versions + epacks + imports + textRuns + replacements + publicationRuns > 0) {
      log.info({ versions, epacks, imports, textRuns, replacements, publicationRuns }, 'forgot old content');
    }
  },
});

/** Removes leftovers: files without a row, files of unfinished publications, and uploads never finished. */
export const sweepOrphans = defineJob({
  name: 'sweep-orphans',
  payload: z.object({}),
  cron: '43 3 * * *',
  isExclusive: true,
  async run(_payload, { services, log }) {
    const files = await sweepBlobs(services, isBlobNamed);
    const publications = await sweepPublications(services);
    const uploads = await forgetUploads(services);
    if (files + publications + uploads > 0) log.info({ files, publications, uploads }, 'swept orphans');
  },
});

/** Updates pointer files that are behind their rows, for example after an outage of the file store. */
export const followPointers = defineJob({
  name: 'follow-pointers',
  payload: z.object({}),
  cron: '*/5 * * * *',
  isExclusive: true,
  async run(_payload, { services }) {
    await writePointerFiles(services);
  },
});
