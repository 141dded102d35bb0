// Writes the images of the demo's studio in the formats and widths of published pages, so that a first start need not.
// Encodes those whose file has changed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { studioFolder } from '../src/features/demo/assets.ts';
import { isImageFile, readEncoded, writeEncoded } from '../src/features/demo/brands/encodedImages.ts';

const files = readdirSync(studioFolder, { recursive: true, encoding: 'utf8' }).filter(isImageFile);
for (const file of files) {
  const bytes = readFileSync(join(studioFolder, file));
  const isCurrent = await readEncoded(file, bytes).then(
    () => true,
    () => false,
  );
  if (isCurrent) continue;
  await writeEncoded(file, bytes);
  process.stdout.write(`${file}\n`);
}
