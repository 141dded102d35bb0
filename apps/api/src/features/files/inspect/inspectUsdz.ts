import yauzl from 'yauzl';

import type { Inspect, Inspected } from './inspected.ts';

const maxEntries = 500;
const partNames = /^[\w .()/-]+\.(?:usd[ac]?|png|jpe?g|exr|avif|m4a|mp3|wav)$/i;

/**
 * Checks a USDZ package: USD layers, images and sound, all stored uncompressed as the format demands, so that an
 * archive cannot unpack into more than its own size.
 */
export const inspectUsdz: Inspect = ({ path }) =>
  new Promise<Inspected>((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, strictFileNames: true }, (failure, archive) => {
      if (failure) {
        reject(failure);
        return;
      }
      const end = (answer: Inspected): void => {
        archive.close();
        resolve(answer);
      };
      archive.on('error', reject);
      archive.on('end', () => end({ facts: {} }));
      archive.on('entry', ({ fileName, compressionMethod }: yauzl.Entry) => {
        if (archive.entryCount > maxEntries) end({ refusal: 'modelTooComplex' });
        else if (compressionMethod !== 0 || !partNames.test(fileName)) end({ refusal: 'modelNotValid' });
        else archive.readEntry();
      });
      archive.readEntry();
    });
  });
