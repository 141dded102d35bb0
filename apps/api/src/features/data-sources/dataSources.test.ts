import { contract, dataSourceLimits, type DataSourceInput } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { readCsv } from './readCsv.ts';

describe('a CSV file', () => {
  it.each([
    ['commas', 'Name,Price\nPot,5\nPan,7'],
    ['semicolons, as spreadsheets in Russian write', 'Name;Price\r\nPot;5\r\nPan;7\r\n'],
    ['tabs, a byte order mark and empty lines', '\ufeffName\tPrice\n\nPot\t5\n\nPan\t7'],
  ])('with %s becomes columns and rows', (_what, csv) => {
    expect(readCsv(csv)).toMatchObject({
      columns: ['Name', 'Price'],
      rows: [
        ['Pot', '5'],
        ['Pan', '7'],
      ],
    });
  });

  it('keeps quotes, line breaks and separators within cells, and fills short rows', () => {
    const { rows } = readCsv('a,b\n"one, ""two""\nthree",4\nonly');
    expect(rows).toEqual([
      ['one, "two"\nthree', '4'],
      ['only', ''],
    ]);
  });

  it('gets a name of its own for each column', () => {
    expect(readCsv('a,a,,__proto__\n1,2,3,4').columns).toEqual(['a', 'a 2', 'column 3', 'column 4']);
  });

  it.each([
    ['an open quote', 'a,b\n"1,2', 'csvNotReadable'],
    ['a row longer than the headings', 'a\n1,2', 'csvNotReadable'],
    ['nothing', '\n\n', 'csvNotReadable'],
    ['too many columns', 'a,'.repeat(dataSourceLimits.columns + 1), 'invalidInput'],
    ['too many rows', `a\n${'1\n'.repeat(dataSourceLimits.rows + 1)}`, 'invalidInput'],
    ['an endless cell', `a\n${'x'.repeat(dataSourceLimits.cellLength + 1)}`, 'invalidInput'],
  ])('with %s is refused', (_what, csv, code) => {
    expect(() => readCsv(csv)).toThrow(expect.objectContaining({ status: 400, code }));
  });
});

describe('data sources', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const planets: DataSourceInput = {
    licenseId: 1,
    name: 'Planets',
    columns: ['Name', 'Moons'],
    rows: [
      ['Earth', '1'],
      ['Mars', '2'],
    ],
  };

  it('are made from a previewed file, read by builders of the license, changed and deleted', async () => {
    const admin = await server.as('admin');
    const ann = await server.as('ann');
    const preview = (await admin.call(contract.previewCsv, { body: { csv: 'Name,Moons\nEarth,1\nMars,2' } }))
      .data;
    const { columns, rows } = preview;
    const made = (await admin.call(contract.createDataSource, { body: { ...planets, columns, rows } })).data;
    expect(made).toMatchObject({
      name: 'Planets',
      license: { id: 1 },
      columns: ['Name', 'Moons'],
      itemCount: 2,
    });

    const listed = (await ann.call(contract.listDataSources)).data;
    expect(listed).toEqual([{ id: made.id, name: 'Planets', itemCount: 2 }]);
    const params = { id: String(made.id) };
    const { items } = (await ann.call(contract.getDataSource, { params })).data;
    expect(items.map(({ data }) => data)).toEqual([
      { Name: 'Earth', Moons: '1' },
      { Name: 'Mars', Moons: '2' },
    ]);

    const body = { ...planets, name: 'Large planets', rows: [['Jupiter', '97']] };
    await admin.call(contract.updateDataSource, { params, body });
    const query = { search: 'large', licenses: '1', sort: '-itemCount' };
    expect((await admin.call(contract.searchDataSources, { query })).data).toMatchObject({
      items: [{ name: 'Large planets', itemCount: 1 }],
      total: 1,
    });
    await admin.call(contract.deleteDataSource, { params });
    await expect(ann.call(contract.getDataSource, { params })).rejects.toMatchObject({ status: 404 });
  });

  it('A22: changed by two administrators at once keep what the first one saved', async () => {
    const admin = await server.as('admin');
    const { id } = (await admin.call(contract.createDataSource, { body: planets })).data;
    const params = { id: String(id) };
    const { revision, rows } = (await admin.call(contract.readDataSource, { params })).data;
    expect(rows).toEqual(planets.rows);
    const change = (name: string) =>
      admin.call(contract.updateDataSource, { params, body: { ...planets, name }, ifMatch: revision });
    await change('First');
    await expect(change('Second')).rejects.toMatchObject({
      status: 409,
      code: 'staleRecord',
      data: {
        yours: { name: 'Second' },
        theirs: { name: 'First', rows: planets.rows },
        revision: revision + 1,
      },
    });
    await admin.call(contract.deleteDataSource, { params });
  });

  it('of another license are not there', async () => {
    const admin = await server.as('admin');
    const { id } = (await admin.call(contract.createDataSource, { body: planets })).data;
    const ben = await server.as('ben');
    expect((await ben.call(contract.listDataSources)).data).toEqual([]);
    const params = { id: String(id) };
    await expect(ben.call(contract.getDataSource, { params })).rejects.toMatchObject({ status: 404 });
  });

  it.each<[string, Partial<DataSourceInput>]>([
    ['rows of another length than the columns', { rows: [['Earth']] }],
    ['a column twice', { columns: ['Name', 'Name'] }],
    ['a column named like an object’s innards', { columns: ['Name', '__proto__'] }],
    ['a license that is not there', { licenseId: 99 }],
  ])('with %s are refused', async (_what, wrong) => {
    const admin = await server.as('admin');
    await expect(
      admin.call(contract.createDataSource, { body: { ...planets, ...wrong } }),
    ).rejects.toMatchObject({ status: 400, code: 'invalidInput' });
  });
});
