import { describe, expect, it } from 'vitest';

import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({}, '/srv')).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      dataFolder: '/srv/.data',
      demo: 'off',
      loginMessages: 'precise',
      timeZone: 'Europe/Moscow',
      corsOrigins: [],
    });
  });

  it('reads lists and addresses', () => {
    const config = readConfig({
      CORS_ORIGINS: 'https://a.example, https://b.example:8443/',
      PUBLIC_URL: 'https://vitrina.example/base/',
      DATABASE_URL: 'postgres://u:p@host/db',
      VITRINA_DEMO: '',
      VITRINA_TIME_ZONE: 'Asia/Yekaterinburg',
    });
    expect(config.corsOrigins).toEqual(['https://a.example', 'https://b.example:8443']);
    expect(config.timeZone).toBe('Asia/Yekaterinburg');
    expect(config.publicUrl).toBe('https://vitrina.example/base');
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['VITRINA_DEMO', 'yes'],
    ['VITRINA_ADMIN_PASSWORD', 'short'],
    ['VITRINA_LOGIN_MESSAGES', 'loud'],
    ['VITRINA_TIME_ZONE', 'Europe/Moskau'],
    ['VITRINA_TIME_ZONE', '+03:00'],
    ['VITRINA_TIME_ZONE', '../UTC'],
    ['PUBLIC_URL', 'vitrina.example'],
    ['DATABASE_URL', 'mysql://secret@host/db'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['CORS_ORIGINS', '*'],
  ])('refuses %s=%s by name and keeps the value to itself', (name, value) => {
    let message = '';
    try {
      readConfig({ [name]: value });
    } catch (error) {
      ({ message } = error as Error);
    }
    expect(message).toContain(name);
    expect(message).not.toContain(`: ${value}`);
    expect(message).not.toContain('secret');
  });

  it('opens the demo’s known passwords to loopback only, unless told that public is meant', () => {
    expect(() => readConfig({ VITRINA_DEMO: '1', HOST: '0.0.0.0' })).toThrow(/VITRINA_DEMO=public/);
    expect(readConfig({ VITRINA_DEMO: '1', HOST: '::1' }).demo).toBe('local');
    expect(readConfig({ VITRINA_DEMO: 'public', HOST: '0.0.0.0' }).demo).toBe('public');
  });
});
