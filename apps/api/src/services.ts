import type { Config } from './config.ts';
import type { BlobStore } from './storage/blobStore.ts';
import type { Database } from './storage/database.ts';
import type { EventStore } from './stream/eventStore.ts';
import type { AppFolders } from './web/appPages.ts';

/** What the resources of the server work with. */
export interface Services {
  config: Config;
  database: Database;
  blobs: BlobStore;
  events: EventStore;
  appFolders: AppFolders;
}
