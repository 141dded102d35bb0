/** The address of an uploaded file, as documents mention it; SQL knows the same as `mentioned_files`. */
const fileAddress = /\/files\/([0-9a-f]{64})\./g;

/** The ids of the uploaded files a JSON text mentions, each once. */
export function findFileIds(json: string): string[] {
  return [...new Set(Array.from(json.matchAll(fileAddress), ([, id = '']) => id))];
}
