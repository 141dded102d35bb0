import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import {
  capitalizeSentences,
  collapseSpaces,
  limitLength,
  removeDoubledWords,
  toTypographic,
} from './textRules.ts';

describe('the rules', () => {
  it.each([
    ['Чайник "Журавль" - 5 л', '«Журавль»\u00a0— 5\u00a0л'],
    ['A "good" kettle...', '“good” kettle…'],
    ['10-20', '10–20'],
  ])('typography of %j', (text, expected) => {
    expect(toTypographic(text)).toContain(expected);
  });

  it('clean up spaces and doubled words, whatever their alphabet', () => {
    expect(collapseSpaces('  a   b ,\n\n\n\n c ')).toBe('a b,\n\nc');
    expect(removeDoubledWords('это Это очень очень хорошо')).toBe('это очень хорошо');
    expect(removeDoubledWords('the theme')).toBe('the theme');
  });

  it('write sentences as sentences', () => {
    expect(capitalizeSentences('ПРИВЕТ. КАК ДЕЛА? ХОРОШО')).toBe('Привет. Как дела? Хорошо');
  });

  it('cut many spaces as quickly as many letters', () => {
    const spaces = ' '.repeat(2_000_000);
    expect(limitLength(`one${spaces}two three four`, 2_000_015)).toBe(`one${spaces}two three…`);
  });

  it('cut at sentences, else at words', () => {
    expect(limitLength('One. Two and more.', 10)).toBe('One.');
    expect(limitLength('wonderful kettle', 14)).toBe('wonderful…');
    expect(limitLength('short', 10)).toBe('short');
    expect(limitLength('incomprehensibilities', 10)).toBe('incompreh…');
  });
});

describe('the calls', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('list what needs no model as available, and say why the rest is not', async () => {
    const { data } = await (await server.as('ann')).call(contract.listAiActions);
    const available = data.items.filter(({ isAvailable }) => isAvailable);
    expect(available.length).toBeGreaterThan(3);
    expect(available.every(({ name, needsModel }) => /automatic/i.test(name) && !needsModel)).toBe(true);
    const unavailable = data.items.find(({ id }) => id === 'rewrite');
    expect(unavailable?.unavailableReason).toBe('Needs a language model, and none is configured.');
  });

  it('run the rules; a model action is 503, an unknown one 404', async () => {
    const ann = await server.as('ann');
    const run = (actionId: string) =>
      ann.call(contract.makeAiAction, { body: { actionId, prompt: 'a  b', values: {} } });
    expect((await run('cleanUp')).data).toEqual({ text: 'a b', isAutomatic: true });
    await expect(run('rewrite')).rejects.toMatchObject({ status: 503, code: 'aiUnavailable' });
    await expect(run('constructor')).rejects.toMatchObject({ status: 404 });
  });
});
