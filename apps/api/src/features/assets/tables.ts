import type { Generated } from 'kysely';

import type { Timestamp } from '../../platform/storage/columns.ts';

/** A folder of the assets library. */
interface AssetFolderTable {
  id: Generated<number>;
  license_id: number | null;
  owner_id: number;
  parent_id: number | null;
  name: string;
  created_at: Timestamp;
}
/** An uploaded file in a license's library, or in its owner's. */
interface AssetTable {
  id: Generated<number>;
  license_id: number | null;
  owner_id: number;
  folder_id: number | null;
  file_id: string;
  name: string;
  alt: string;
  /** The chosen image to stand for the file; null for the file's own. */
  poster_id: string | null;
  created_at: Timestamp;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    asset_folder: AssetFolderTable;
    asset: AssetTable;
  }
}
