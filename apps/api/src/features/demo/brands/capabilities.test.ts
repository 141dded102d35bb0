import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultPage, defaultTemplate, type Json } from '@vitrina/epack-model';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { findRepositoryRoot } from '../../../platform/config/repository.ts';
import { listVersions } from '../../versions/versions.ts';
import { demoEditor } from '../demoEditor.ts';
import { loadDemo } from '../loadDemo.ts';
import { loadBrands } from './loadBrands.ts';

/** A block of a page, with its values of the largest size. */
interface Shown {
  readonly locale: string;
  readonly template: string;
  readonly key: string;
  readonly props: Readonly<Record<string, Json>>;
}

/** A block as the database has it. */
interface StoredBlock {
  readonly componentKey: string;
  readonly props: Readonly<Record<string, { readonly value?: { readonly desktop?: Json } }>>;
}

interface Known {
  readonly id: string;
  readonly type: string;
  readonly layout: string;
  readonly data: {
    readonly manifest: { readonly data: Readonly<Record<string, { readonly direction?: string }>> };
    readonly usedFonts?: readonly unknown[] | undefined;
    readonly dataSources?: readonly unknown[] | undefined;
    readonly templateConfiguration?: unknown;
  };
  readonly blocks: readonly Shown[];
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ VITRINA_DEMO: '1' }, { withPeople: false });
  await loadDemo(server.services);
  await loadBrands(server.services, new AbortController().signal);
}, 180_000);
afterAll(() => server.stop());

const both = ['en', 'ru'];
const sizeOf = (value: Json | undefined) => (Array.isArray(value) ? value.length : 0);
const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '');

/** Lists the languages in which a block that passes is on the package's own page, each once. */
function languagesOf(
  { blocks }: Known,
  key: string,
  isWanted: (props: Shown['props']) => boolean = () => true,
) {
  const found = blocks.filter(
    (one) => one.template === defaultTemplate && one.key === key && isWanted(one.props),
  );
  return [...new Set(found.map(({ locale }) => locale))].filter((locale) => both.includes(locale)).toSorted();
}

const onPage = (key: string, isWanted?: (props: Shown['props']) => boolean) => (known: Known) =>
  Promise.resolve(expect(languagesOf(known, key, isWanted)).toEqual(both));

const query = () => server.services.database.query;

const countPublications = async ({ id }: Known) => {
  const rows = await query().selectFrom('publication').select('id').where('epack_id', '=', id).execute();
  return rows.length;
};

/** The check of each capability in the table. */
const checks: Readonly<Record<string, (known: Known) => Promise<unknown>>> = {
  'AR model with points and a poster': onPage(
    'ArBanner',
    ({ model, poster, hotspots }) =>
      textOf(model).endsWith('.glb') && Boolean(poster) && sizeOf(hotspots) > 1,
  ),
  'A turn of 24 images': onPage('Viewer360', ({ frames }) => sizeOf(frames) === 24),
  'Points on an image': onPage('Bubbles', ({ bubbles }) => sizeOf(bubbles) > 1),
  'Film with captions in both languages': onPage(
    'Video',
    ({ src, captions }) => textOf(src).endsWith('.mp4') && textOf(captions).endsWith('.vtt'),
  ),
  'Two images compared by a handle': onPage('BeforeAfter'),
  'Comparison as a table': onPage('Table'),
  'Questions and answers': onPage('Accordion'),
  Tabs: async (known) => {
    await onPage('Tabs')(known);
    await onPage('TabPanel')(known);
  },
  Slider: onPage('Slider'),
  'Download of a PDF in each language': async (known) => {
    await onPage('DownloadButton', ({ file }) => textOf(file).endsWith('.pdf'))(known);
    const files = known.blocks.flatMap(({ key, props }) =>
      key === 'DownloadButton' ? textOf(props['file']) : [],
    );
    expect(new Set(files).size).toBe(2);
  },
  'Rows repeated from a data source': async ({ blocks, data }) => {
    const sources = await query().selectFrom('data_source_item').select('id').execute();
    const receivers = blocks.filter(({ locale, key }) => locale === 'en' && key === 'DynamicDataReceiver');
    expect(data.dataSources).toHaveLength(1);
    expect(receivers).toHaveLength(3 * sources.length);
  },
  'Shop-in-shop': ({ type }) => Promise.resolve(expect(type).toBe('sis')),
  'Page of the simple builder': ({ layout }) => Promise.resolve(expect(layout).toBe('productStory')),
  'Third language, from right to left': ({ blocks, data }) => {
    expect(data.manifest.data['ar']).toEqual({ direction: 'rtl' });
    return Promise.resolve(expect(blocks.some(({ locale }) => locale === 'ar')).toBe(true));
  },
  'Pages for Ozon, Amazon and M.Video': ({ blocks, data }) => {
    const templates = [...new Set(blocks.map(({ template }) => template))].toSorted();
    expect(templates).toEqual(['amazon_template', defaultTemplate, 'mvideo_template', 'ozon_template']);
    return Promise.resolve(expect(JSON.stringify(data.templateConfiguration)).toContain('desktopImage'));
  },
  'Template saved by a license': async ({ id }) => {
    const { license_id } = await query()
      .selectFrom('epack')
      .select('license_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const saved = await query().selectFrom('custom_component').select(['kind', 'license_id']).execute();
    expect(saved).toEqual([{ kind: 'template', license_id }]);
  },
  'Uploaded font': async (known) => {
    const [font] = await query().selectFrom('font').select(['family', 'license_statement']).execute();
    expect(font?.license_statement).toContain('SIL Open Font License');
    expect(JSON.stringify(known.data.usedFonts)).toContain(font?.family);
    await onPage('Text', ({ fontFamily }) => fontFamily === font?.family)(known);
  },
  'Scheduled publication': async (known) => {
    const waiting = await query()
      .selectFrom('publication_schedule')
      .select('state')
      .where('epack_id', '=', known.id)
      .execute();
    expect(waiting).toEqual([{ state: 'waiting' }]);
    expect(await countPublications(known)).toBe(0);
  },
  'Several published versions': async (known) => {
    const address = { locale: 'ru', template: defaultTemplate, page: defaultPage };
    const { total } = await listVersions(query(), demoEditor(), known.id, address, { offset: 0, limit: 10 });
    expect(total).toBe(3);
    expect(await countPublications(known)).toBe(3);
  },
  Draft: async (known) => expect(await countPublications(known)).toBe(0),
};

const readme = readFileSync(join(findRepositoryRoot(), 'tooling/demo/README.md'), 'utf8');
const table = readme.split('| Capability')[1]?.split('\n\n')[0]?.split('\n').slice(2) ?? [];
const rows = table.flatMap((line) => {
  const [, capability = '', packages = ''] = line.split('|').map((cell) => cell.trim());
  return packages.split(', ').map((mpn) => ({ capability, mpn }));
});

async function readPackage(mpn: string): Promise<Known> {
  const epack = await query()
    .selectFrom('epack')
    .select(['id', 'type', 'layout', 'data'])
    .where('mpn', '=', mpn)
    .executeTakeFirstOrThrow();
  const pages = await query()
    .selectFrom('page')
    .select(['locale', 'template', 'components'])
    .where('epack_id', '=', epack.id)
    .execute();
  const blocks = pages.flatMap(({ locale, template, components }) =>
    (components as readonly StoredBlock[]).map(({ componentKey: key, props }) => {
      const values = Object.entries(props);
      return {
        locale,
        template,
        key,
        props: Object.fromEntries(values.map(([name, one]) => [name, one.value?.desktop ?? null])),
      };
    }),
  );
  return { ...(epack as unknown as Omit<Known, 'blocks'>), blocks };
}

it('the table of the README has every capability that is checked, and no other', () => {
  expect(new Set(rows.map(({ capability }) => capability))).toEqual(new Set(Object.keys(checks)));
});

it.each(rows)('$capability is in $mpn', async ({ capability, mpn }) => {
  const check = checks[capability];
  expect(check).toBeDefined();
  await check?.(await readPackage(mpn));
});
