import type { ApiClient } from '@vitrina/api-client';
import { contract, type WireComponentData } from '@vitrina/api-client/contract';
import { standardViews } from '@vitrina/block-catalogue/views';
import { block, toWirePage } from '@vitrina/demo/wirePage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { firstPage, minisite, testGtin, textPage } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let ann: ApiClient;
let counter = 7000;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
});
afterAll(() => server.stop());

async function createWith(components: WireComponentData[], template = 'master_template'): Promise<string> {
  counter += 1;
  const body = minisite({ ean: testGtin(counter), mpn: `G-${counter}` });
  body.structure.epackData.components = { ru: { [template]: { 'index.html': components } } };
  return (await ann.call(contract.createEpack, { body })).data.id;
}

const page = (...blocks: Parameters<typeof block>[]) =>
  toWirePage([block('Feature', {}, ...blocks.map((each) => block(...each)))]);

async function preview(id: string) {
  return (await ann.call(contract.previewPublication, { params: { id }, query: {} })).data;
}

const publish = (id: string) => ann.call(contract.publishToStream, { params: { id }, body: {} });

const at = { locale: 'ru', template: 'master_template', page: 'index.html' };

describe('the gate before publishing', () => {
  it('shows a text that would not be shown, and refuses to publish it', async () => {
    const id = await createWith(textPage('x'.repeat(100_001)));
    const finding = {
      code: 'blockKit.issue.tooLong',
      severity: 'error',
      message: 'At most 100,000 characters.',
      page: at,
      componentId: 2,
      componentKey: 'Text',
      prop: 'text',
    };
    const { problems, findings } = await preview(id);
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'contentNotPublishable', severity: 'error' }),
    );
    expect(findings).toEqual([finding]);
    await expect(publish(id)).rejects.toMatchObject({
      status: 400,
      code: 'contentNotPublishable',
      data: { findings: [finding] },
      errors: [{ path: 'components/ru/master_template/index.html/2/text', message: finding.message }],
    });
  });

  it('says it in the language of whoever asks', async () => {
    const id = await createWith(textPage('x'.repeat(100_001)));
    const response = await fetch(`${server.url}/api/constructor/epackages/${id}/publications/preview`, {
      headers: { authorization: `Bearer ${await server.tokenOf('ann')}`, 'accept-language': 'ru' },
    });
    const { data } = (await response.json()) as { data: { findings: { message: string }[] } };
    expect(data.findings[0]?.message).toMatch(/^Не больше 100\s000 символов\.$/);
  });

  it('refuses a comparison whose cell is too long, six blocks for Amazon, sample texts and empty images', async () => {
    const picture = { image: 'https://example.com/a.webp', altText: 'A' };
    const products = ['One', 'Two', 'Three'].map((title) => ({ title, ...picture }));
    const rows = Array.from({ length: 5 }, (_, row) => ({
      label: 'Power',
      values: [row === 0 ? 'x'.repeat(251) : '1', '2', '3'],
    }));
    const comparison = await createWith(page(['OzonComparisonChart', { title: 'A', products, rows }]));
    await expect(publish(comparison)).rejects.toMatchObject({
      data: { findings: [{ code: 'blockKit.issue.tooLong', prop: 'rows.0.values.0' }] },
    });
    const six = toWirePage(
      Array.from({ length: 6 }, () => block('Feature', {}, block('Text', { text: 'a' }))),
    );
    await expect(publish(await createWith(six, 'amazon_template'))).rejects.toMatchObject({
      data: { findings: [{ code: 'model.nesting.amazonLimit' }] },
    });
    const title = 'Grilled just as you like it';
    const sample = await createWith(page(['FriendlySingleLeftImage', { title, text: 'Our own' }]));
    await expect(publish(sample)).rejects.toMatchObject({
      data: {
        findings: [
          { code: 'blockKit.finding.needed', prop: 'image' },
          { code: 'blockKit.finding.sampleText', prop: 'title' },
        ],
      },
    });
  });

  it('lets warnings through: an empty text, a locale without translations', async () => {
    const id = await createWith(page(['Text', { text: 'Один' }], ['Text', { text: '' }]));
    const body = { ...firstPage, lang: 'en', components: page(['Text', { text: 'Один' }]) };
    await ann.call(contract.saveComponents, { params: { id }, body });
    const { problems, findings } = await preview(id);
    expect(problems).toEqual([]);
    expect(findings.map(({ code, severity, message }) => ({ code, severity, message }))).toEqual([
      {
        code: 'blockKit.finding.untranslated',
        severity: 'warning',
        message: '1 text is not translated.',
      },
      {
        code: 'blockKit.finding.emptyBlock',
        severity: 'warning',
        message: 'This block is empty. Fill it in or remove it.',
      },
    ]);
    expect((await publish(id)).data.retailers).toHaveLength(2);
  });

  it('refuses to schedule what it would refuse to publish', async () => {
    const id = await createWith(textPage('x'.repeat(100_001)));
    const body = { publishDate: new Date(Date.now() + 86_400_000).toISOString() };
    await expect(ann.call(contract.schedulePublication, { params: { id }, body })).rejects.toMatchObject({
      code: 'contentNotPublishable',
    });
  });
});

describe('a block whose View throws', () => {
  const { Text } = standardViews;
  beforeAll(() => {
    server.services.blocks.views = {
      ...standardViews,
      Text: (props) => {
        if (JSON.stringify(props.props).includes('boom')) throw new Error('Text cannot show this');
        return Text?.(props);
      },
    };
  });
  afterAll(() => {
    server.services.blocks.views = standardViews;
  });

  it('is named by the refusal of publishing, and its place in the preview says so', async () => {
    const id = await createWith(page(['Text', { text: 'before' }], ['Text', { text: 'boom' }]));
    await expect(publish(id)).rejects.toMatchObject({
      status: 400,
      data: {
        findings: [{ code: 'blockKit.finding.blockFailed', page: at, componentId: 3, componentKey: 'Text' }],
      },
    });
    const shown = await (await fetch(`${server.url}/panel/builder-pro/preview/${id}`)).text();
    expect(shown).toContain('before');
    expect(shown).toContain('Text: This block can’t be shown');
  });
});
