/** `{ code: 200, data }`: the frame of every answer with content. */
export function ok<Data>(data: Data): { code: 200; data: Data } {
  return { code: 200, data };
}
