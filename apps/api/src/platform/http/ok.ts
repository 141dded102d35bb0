/** `{ code: 200, data }`: the frame every answer with content comes in. */
export function ok<Data>(data: Data): { code: 200; data: Data } {
  return { code: 200, data };
}
