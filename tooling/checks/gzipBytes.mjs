import { constants, gzipSync } from 'node:zlib';

/** As a server sends files that were compressed beforehand. */
export const gzipBytes = (content) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }).length;
