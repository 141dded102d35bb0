import type { ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { firstPage, minisite, testGtin, textPage } from '../../../testing/epacks.ts';
import { openReplacements } from '../../../testing/replacements.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { readFirstText } from '../../../testing/textRuns.ts';
import { forgetReplacements } from './queries.ts';

let server: TestServer;
let ann: ApiClient;
let replacements: ReturnType<typeof openReplacements>;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
  replacements = openReplacements(server, ann);
});
afterAll(() => server.stop());

let count = 0;

async function create(...texts: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const text of texts) {
    count += 1;
    const body = minisite({ name: `Kettle ${count}`, ean: testGtin(count), mpn: `K-${count}` });
    body.structure.epackData.components = { ru: { master_template: { 'index.html': textPage(text) } } };
    ids.push((await ann.call(contract.createEpack, { body })).data.id);
  }
  return ids;
}

const textOf = async (id = '') => (await readFirstText(ann, id)) as { desktop: string };
const textsOf = async (ids: string[]) => (await Promise.all(ids.map(textOf))).map(({ desktop }) => desktop);

async function save(id: string, text: string): Promise<void> {
  await ann.call(contract.saveComponents, {
    params: { id },
    body: { ...firstPage, components: textPage(text) },
  });
}

async function bytesOf(id: string): Promise<string> {
  const { data } = await ann.call(contract.getComponents, { params: { id }, query: firstPage });
  return JSON.stringify(data.components);
}

async function versionCount(id: string): Promise<number> {
  return (await ann.call(contract.listPageVersions, { params: { id }, query: firstPage })).data.total;
}

const fast = { find: 'fast', replace: 'quickly' };

describe('a replacement', () => {
  it('shows each hit before and after, and replaces those that were chosen', async () => {
    const ids = await create('Boils <strong>fa</strong>st', 'Fast and slow', 'Slow');
    const found = await replacements.find(ids, fast);
    expect(found).toMatchObject({ hitCount: 2, total: 3, counts: { found: 2, none: 1, waiting: 0 } });
    const rows = await replacements.rows(found.id);
    expect(rows.map(({ hits }) => hits.map(({ before, after, prop }) => [before, after, prop]))).toEqual([
      [['Boils fast', 'Boils quickly', 'text']],
      [['Fast and slow', 'quickly and slow', 'text']],
    ]);
    expect(await textsOf(ids)).toEqual(['Boils <strong>fa</strong>st', 'Fast and slow', 'Slow']);
    const second = rows[1];
    await replacements.choose(found.id, second?.id ?? 0, [second?.hits[0]?.key ?? '']);
    const before = await versionCount(ids[0] ?? '');
    expect(await replacements.apply(found.id)).toMatchObject({
      leftCount: 1,
      counts: { applied: 1, left: 1 },
    });
    expect(await textsOf(ids)).toEqual(['Boils <strong>quickly</strong>', 'Fast and slow', 'Slow']);
    await replacements.apply(found.id);
    expect(await versionCount(ids[0] ?? '')).toBe(before + 1);
  });

  it('is taken back as a whole, to the byte', async () => {
    const ids = await create('fast one', 'fast two');
    const before = await Promise.all(ids.map(bytesOf));
    const { id } = await replacements.find(ids, fast);
    await replacements.apply(id);
    expect(await textsOf(ids)).toEqual(['quickly one', 'quickly two']);
    expect(await replacements.undo(id)).toMatchObject({ counts: { undone: 2 } });
    expect(await Promise.all(ids.map(bytesOf))).toEqual(before);
    await replacements.undo(id);
    expect(await Promise.all(ids.map(bytesOf))).toEqual(before);
  });

  it('leaves a page alone that was edited in between, before it and before its undo', async () => {
    const ids = await create('fast one', 'fast two');
    const { id } = await replacements.find(ids, fast);
    await save(ids[0] ?? '', 'Edited fast');
    expect(await replacements.apply(id)).toMatchObject({ counts: { changed: 1, applied: 1 } });
    expect(await textsOf(ids)).toEqual(['Edited fast', 'quickly two']);
    const rows = await replacements.rows(id);
    expect(rows.map(({ status, hits }) => [status, hits[0]?.isSkipped])).toEqual([
      ['changed', true],
      ['applied', false],
    ]);
    await save(ids[1] ?? '', 'Edited since');
    expect(await replacements.undo(id)).toMatchObject({ counts: { changed: 2 } });
    expect(await textsOf(ids)).toEqual(['Edited fast', 'Edited since']);
  });

  it('that is interrupted goes on, and replaces nothing twice', async () => {
    const ids = await create('fast a', 'fast b', 'fast c');
    const { id } = await replacements.find(ids, { find: 'fast', replace: 'very fast' });
    const killed = AbortSignal.abort(new Error('killed'));
    await expect(replacements.apply(id, { signal: killed })).rejects.toThrow('killed');
    expect(await replacements.read(id)).toMatchObject({ counts: { applying: 3 } });
    const { query } = server.services.database;
    const [first] = await replacements.rows(id);
    // As if the process had been killed after the first package.
    await query
      .updateTable('replacement_row')
      .set({ status: 'found' })
      .where('id', '!=', first?.id ?? 0)
      .where('replacement_id', '=', id)
      .execute();
    expect(await replacements.apply(id)).toMatchObject({ counts: { applied: 3 } });
    expect(await textsOf(ids)).toEqual(['very fast a', 'very fast b', 'very fast c']);
  });

  it('finds images, links, blocks and other values', async () => {
    const [id = ''] = await create('x');
    const base = { displayName: 'x', name: 'x', type: 'component' as const, parentId: 1 };
    const [feature, text] = textPage('See <a href="https://a.example/x">this</a>');
    const image = {
      ...base,
      id: 3,
      order: 2,
      componentKey: 'Image',
      props: {
        src: {
          name: 'src',
          value: { desktop: { src: 'https://a.example/1.png', widthPx: 10, heightPx: 10 } },
        },
      },
    };
    const components = [
      feature,
      { ...text, props: { ...text?.props, color: { name: 'color', value: { desktop: '#112233' } } } },
      image,
    ];
    await ann.call(contract.saveComponents, {
      params: { id },
      body: { ...firstPage, components: components as never },
    });
    const cases = [
      {
        kind: 'link' as const,
        find: 'https://a.example/x',
        replace: 'https://b.example/y',
        has: 'https://b.example/y',
      },
      {
        kind: 'image' as const,
        find: 'https://a.example/1.png',
        replace: 'https://a.example/2.png',
        has: 'https://a.example/2.png',
      },
      { kind: 'value' as const, find: '#112233', replace: 'var(--kit-primary)', has: 'var(--kit-primary)' },
      { kind: 'block' as const, find: 'Text', replace: 'Quote', has: '"componentKey":"Quote"' },
    ];
    for (const { has, ...criteria } of cases) {
      const found = await replacements.find([id], criteria);
      expect(found).toMatchObject({ criteria: { kind: criteria.kind }, hitCount: 1 });
      expect(await replacements.apply(found.id)).toMatchObject({ counts: { applied: 1 } });
      expect(await bytesOf(id)).toContain(has);
    }
    expect(await bytesOf(id)).not.toContain('widthPx');
    await expect(
      replacements.find([id], { kind: 'block', find: 'Text', replace: 'NoBlock' }),
    ).rejects.toMatchObject({ status: 400 });
    await expect(
      replacements.find([id], { kind: 'image', find: 'https://a.example/2.png', replace: '' }),
    ).rejects.toMatchObject({ status: 400, errors: [{ path: 'body.criteria.replace' }] });
  });

  it('looks only at the chosen locales and templates', async () => {
    const ids = await create('fast');
    expect(await replacements.find(ids, { ...fast, locales: ['en'] })).toMatchObject({ hitCount: 0 });
    expect(await replacements.find(ids, { ...fast, templates: ['other'] })).toMatchObject({ hitCount: 0 });
    expect(await replacements.find(ids, { ...fast, locales: ['ru'] })).toMatchObject({ hitCount: 1 });
  });

  it('publishes again where the package is shown, on wish', async () => {
    const [shown = '', draft = ''] = await create('fast shown', 'fast draft');
    await ann.call(contract.publishToStream, {
      params: { id: shown },
      body: { checkPartialUpdate: false, licenseId: 1, retailerIds: [1] },
    });
    const publications = async () => {
      const { query } = server.services.database;
      return query.selectFrom('publication').select('epack_id').execute();
    };
    const before = (await publications()).length;
    const { id } = await replacements.find([shown, draft], fast);
    await replacements.apply(id, { isRepublishing: true });
    expect((await replacements.rows(id)).map(({ message }) => message)).toEqual([null, null]);
    expect((await publications()).slice(before).map(({ epack_id }) => epack_id)).toEqual([shown]);
  });
});

describe('packages of others', () => {
  it('are neither searched, nor shown, nor changed', async () => {
    const [own = ''] = await create('fast');
    const ben = await server.as('ben');
    const { data: foreign } = await ben.call(contract.createEpack, { body: minisite({ name: 'Of Ben' }) });
    await expect(replacements.find([foreign.id], fast)).rejects.toMatchObject({ status: 404 });
    const { id } = await replacements.find([own, foreign.id], fast);
    expect(await replacements.read(id)).toMatchObject({ total: 1 });
    const { query } = server.services.database;
    await query.updateTable('epack').set({ license_id: 2 }).where('id', '=', own).execute();
    expect(await replacements.rows(id)).toEqual([]);
    await query
      .updateTable('replacement_row')
      .set({ status: 'applying' })
      .where('replacement_id', '=', id)
      .execute();
    await replacements.apply(id);
    await query.updateTable('epack').set({ license_id: 1 }).where('id', '=', own).execute();
    expect(await textsOf([own])).toEqual(['fast']);
    expect((await replacements.rows(id))[0]).toMatchObject({ status: 'failed' });
    const ofBen = openReplacements(server, ben);
    await expect(ofBen.read(id)).rejects.toMatchObject({ status: 404 });
    await expect(ofBen.apply(id)).rejects.toMatchObject({ status: 404 });
    await expect(ofBen.undo(id)).rejects.toMatchObject({ status: 404 });
    const old = new Date(Date.now() - 31 * 24 * 3_600_000);
    await query.updateTable('replacement').set({ created_at: old }).where('id', '=', id).execute();
    expect(await forgetReplacements(query)).toBe(1);
  });
});
