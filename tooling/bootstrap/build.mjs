// npm run build: what a production server needs, from a fresh clone or a new release: packages installed, everything built.
// Words go on to turbo (`--filter=…`). Plain Node, standard library only.
import { buildAll } from './buildAll.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
await buildAll(process.argv.slice(2));
