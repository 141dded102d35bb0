import type { StreamPage } from '@vitrina/api-client/contract';
import { sql } from 'kysely';
import { z } from 'zod';

import type { Queryable } from '../../../platform/storage/database.ts';
import { defineJob } from '../../defineJob.ts';
import { writePointerFiles } from '../pointerFiles.ts';
import { notePointersTo } from '../pointers.ts';
import { openRuler } from './openRuler.ts';

/** A page of a publication that is not measured yet. */
interface UnmeasuredPage {
  base: string;
  page: StreamPage;
}

async function listUnmeasured(query: Queryable, publication: string): Promise<UnmeasuredPage[]> {
  const { rows } = await sql<UnmeasuredPage>`
    select distinct on (t.value ->> 'html', t.value ->> 'css') p.pointer ->> 'base' as base, t.value as page
    from publication p
    cross join json_each(p.pointer -> 'pages') l
    cross join json_each(l.value) t
    where p.hash = ${publication} and not exists (
      select from measured_height m where m.html = t.value ->> 'html' and m.css = t.value ->> 'css'
    )
  `.execute(query);
  return rows;
}

/** Measures newly published pages, so that the space for their first visitors is reserved. */
export const measureHeights = defineJob({
  name: 'measure-heights',
  payload: z.object({ publication: z.string() }),
  retryLimit: 2,
  async run({ publication }, { services, signal }) {
    const { blobs, config, database } = services;
    if (!config.checkBrowserPath) return;
    const pages = await listUnmeasured(database.query, publication);
    if (pages.length === 0) return;
    const ruler = openRuler(config.checkBrowserPath, services);
    try {
      for (const { base, page } of pages) {
        signal.throwIfAborted();
        const read = async (path: string) => String((await blobs.readWhole(base + path)) ?? '');
        const heights = JSON.stringify(await ruler.measure({ page, base, read }));
        await database.query
          .insertInto('measured_height')
          .values({ html: page.html, css: page.css, heights })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    } finally {
      await ruler.close();
    }
    await notePointersTo(database.query, publication);
    await writePointerFiles(services);
  },
});
