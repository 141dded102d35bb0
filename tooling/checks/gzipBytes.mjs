import { constants, gzipSync } from 'node:zlib';

/** Returns the size of content compressed in advance, as a server sends it. */
export const gzipBytes = (content) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }).length;
