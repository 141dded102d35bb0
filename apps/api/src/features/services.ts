import type { Config } from '../platform/config/config.ts';
import type { JobQueue } from '../platform/jobs/jobQueue.ts';
import type { Log } from '../platform/logs/log.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { SecretBox } from '../platform/security/secretBox.ts';
import type { Announcements } from '../platform/storage/announcements.ts';
import type { BlobStore } from '../platform/storage/blobStore.ts';
import type { Database } from '../platform/storage/database.ts';
import type { AppFolders } from '../platform/web-apps/appPages.ts';
import type { Blocks } from './blocks/blocks.ts';
import type { EventStore } from './events/eventStore.ts';

/** Services shared by the features. */
export interface Services {
  config: Config;
  log: Log;
  database: Database;
  announcements: Announcements;
  blobs: BlobStore;
  blocks: Blocks;
  events: EventStore;
  jobs: JobQueue;
  metrics: Metrics;
  appFolders: AppFolders;
  mailer: Mailer;
  secrets: SecretBox;
}
