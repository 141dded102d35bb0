import type { Config } from './config.ts';
import type { JobQueue } from './jobs/jobQueue.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Log } from './operations/log.ts';
import type { Metrics } from './operations/metrics.ts';
import type { Blocks } from './rendering/blocks.ts';
import type { SecretBox } from './security/secretBox.ts';
import type { BlobStore } from './storage/blobStore.ts';
import type { Database } from './storage/database.ts';
import type { EventStore } from './statistics/eventStore.ts';
import type { AppFolders } from './web/appPages.ts';

/** What the resources of the server work with. */
export interface Services {
  config: Config;
  log: Log;
  database: Database;
  blobs: BlobStore;
  blocks: Blocks;
  events: EventStore;
  jobs: JobQueue;
  metrics: Metrics;
  appFolders: AppFolders;
  mailer: Mailer;
  secrets: SecretBox;
}
