// npm run build: installs the packages and builds everything a production server needs, from a fresh clone or
// for a new release. Passes arguments on to turbo (`--filter=…`). Plain Node, standard library only.
import { buildAll } from './buildAll.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
await buildAll(process.argv.slice(2));
