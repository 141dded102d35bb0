/** The address of an uploaded file in documents; must match `mentioned_files` in SQL. */
const fileAddress = /\/files\/([0-9a-f]{64})\./g;

/** Finds the ids of uploaded files in a JSON text, each once. */
export function findFileIds(json: string): string[] {
  return [...new Set(Array.from(json.matchAll(fileAddress), ([, id = '']) => id))];
}
