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
      checkAllowedOrigins: [],
      demoShopOrigins: [],
    });
  });

  it('has a language model where it is told of one, with a share of the day for each user', () => {
    expect(readConfig({}).ai).toBeUndefined();
    const AI_BASE_URL = 'https://models.example/v1/';
    expect(readConfig({ AI_BASE_URL, AI_MODEL: 'm', AI_TIMEOUT_SECONDS: '5' }).ai).toEqual({
      baseUrl: 'https://models.example/v1',
      apiKey: undefined,
      model: 'm',
      timeoutMs: 5000,
      requestLimit: 200,
      tokenLimit: 300_000,
    });
    expect(() => readConfig({ AI_BASE_URL })).toThrow('AI_MODEL');
    expect(() => readConfig({ AI_API_KEY: 'sk-secret' })).toThrow(/^(?!.*sk-secret)/);
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

  it('reads where files are kept', () => {
    expect(readConfig({}).s3).toBeUndefined();
    const variables = { S3_BUCKET: 'vitrina', S3_ENDPOINT: 'http://127.0.0.1:7480/' };
    expect(readConfig(variables).s3).toEqual({
      endpoint: 'http://127.0.0.1:7480',
      region: 'us-east-1',
      bucket: 'vitrina',
      credentials: undefined,
    });
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' };
    expect(readConfig({ ...variables, ...keys }).s3?.credentials).toEqual(credentials);
  });

  it('trusts the proxies it is told of, and none by default', () => {
    expect(readConfig({}).trustedProxies).toEqual([]);
    const variables = { VITRINA_TRUST_PROXY: 'loopback, 10.0.0.0/8 fd00::/8' };
    expect(readConfig(variables).trustedProxies).toEqual(['loopback', '10.0.0.0/8', 'fd00::/8']);
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
    ['CHECK_ALLOWED_ORIGINS', 'https://a.example/path'],
    ['VITRINA_TRUST_PROXY', 'true'],
    ['VITRINA_TRUST_PROXY', '10.0.0.0/33'],
    ['VITRINA_TRUST_PROXY', '10.0.0.1, proxy.example'],
    ['VITRINA_METRICS_TOKEN', 'too short'],
    ['S3_ENDPOINT', 'https://s3.example'],
    ['S3_SECRET_ACCESS_KEY', 'a secret'],
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
