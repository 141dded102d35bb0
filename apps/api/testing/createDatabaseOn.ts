import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database created by a test, and a function to drop it. */
export interface MadeDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

async function runOn(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates a database on a server; `options` are those of CREATE DATABASE. */
export async function createDatabaseOn(serverUrl: string, options = ''): Promise<MadeDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOn(serverUrl, `create database ${name} ${options}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => runOn(serverUrl, `drop database ${name} with (force)`) };
}
