/** Number of arguments that every engine accepts in one call. */
const chunkBytes = 0x8000;

/** Returns the content of a file in base64. */
export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += chunkBytes)
    text += String.fromCharCode(...bytes.subarray(at, at + chunkBytes));
  return btoa(text);
}
