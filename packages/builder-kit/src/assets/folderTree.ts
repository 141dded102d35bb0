import type { AssetFolder } from '@vitrina/api-client/contract';

/** A folder and how deep it lies: 0 at the top. */
export interface FolderRow {
  readonly folder: AssetFolder;
  readonly depth: number;
}

/** Folders in the order a tree shows them; the server has them by name. */
export function listFolderRows(folders: readonly AssetFolder[]): FolderRow[] {
  const ids = new Set(folders.map(({ id }) => id));
  const rowsIn = (parentId: number | null, depth: number): FolderRow[] =>
    folders
      .filter((folder) => parentOf(folder, ids) === parentId)
      .flatMap((folder) => [{ folder, depth }, ...rowsIn(folder.id, depth + 1)]);
  return rowsIn(null, 0);
}

/** A folder inside one that the user does not reach is shown at the top. */
function parentOf({ parentId }: AssetFolder, ids: ReadonlySet<number>): number | null {
  return parentId !== null && ids.has(parentId) ? parentId : null;
}
