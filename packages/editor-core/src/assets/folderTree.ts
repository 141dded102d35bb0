import type { AssetFolder } from '@vitrina/api-client/contract';

/** A folder and its depth: 0 at the top. */
export interface FolderRow {
  readonly folder: AssetFolder;
  readonly depth: number;
  /** Name of the folder's license; set only if another folder has the same name. */
  readonly licenseName: string | undefined;
}

/** Returns folders in tree order; the server returns them by name. */
export function listFolderRows(folders: readonly AssetFolder[]): FolderRow[] {
  const ids = new Set(folders.map(({ id }) => id));
  const rowsIn = (parentId: number | null, depth: number): FolderRow[] =>
    folders
      .filter((folder) => parentOf(folder, ids) === parentId)
      .flatMap((folder) => [
        { folder, depth, licenseName: hasNamesake(folder, folders) ? folder.license?.name : undefined },
        ...rowsIn(folder.id, depth + 1),
      ]);
  return rowsIn(null, 0);
}

function hasNamesake({ id, name }: AssetFolder, folders: readonly AssetFolder[]): boolean {
  return folders.some((other) => other.id !== id && other.name === name);
}

/** Returns the parent's id. A folder whose parent the user has no access to is shown at the top. */
function parentOf({ parentId }: AssetFolder, ids: ReadonlySet<number>): number | null {
  return parentId !== null && ids.has(parentId) ? parentId : null;
}
