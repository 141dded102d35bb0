/** Returns a number from 0 up to 1 that depends only on the text: the same on every machine and in any order. */
export function chanceOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  }
  // Similar texts have similar hashes: the last steps spread them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}

/** Returns a whole number between two limits, including the first, that depends only on the text. */
export function wholeOf(text: string, from: number, until: number): number {
  return from + Math.floor(chanceOf(text) * (until - from));
}
