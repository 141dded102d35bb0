import { describe, expect, it } from 'vitest';

import { findManifestProblems, findMigrationProblems } from './migrationRules.ts';

const inFile = (statements: string, comment = 'Adds a thing.') => `
import { sql, type Kysely } from 'kysely';

/** ${comment} */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`${statements}\`.execute(db);
}
`;
const problemsOf = (statements: string, comment?: string) =>
  findMigrationProblems(inFile(statements, comment));

describe('a migration', () => {
  it.each([
    ['alter table epack drop column name', 'drops a column of epack'],
    ['alter table epack add column a int, drop name', 'drops a column of epack'],
    ['ALTER TABLE IF EXISTS epack DROP COLUMN IF EXISTS name cascade', 'drops a column of epack'],
    ['alter table epack rename column name to title', 'renames a column or table of epack'],
    ['alter table epack rename to package', 'renames a column or table of epack'],
    ['drop table epack', 'drops the table epack'],
    ['drop table if exists page, epack cascade', 'drops the table epack'],
    [
      'alter table epack alter column name set not null',
      'sets NOT NULL on a column that older code may leave out of epack',
    ],
    ['alter table epack alter name type text', 'changes the type of a column of epack'],
    ['alter table epack add column kind text not null', 'adds a NOT NULL column without a default of epack'],
    [
      'alter table epack add kind numeric(3, 2) not null check (kind > 0)',
      'adds a NOT NULL column without a default of epack',
    ],
  ])('may not: %s', (statement, problem) => {
    expect(problemsOf(`${statement};`)).toContain(problem);
  });

  it('may not do so by the builder either', () => {
    const text = "await db.schema.alterTable('epack').dropColumn('name').execute();";
    expect(findMigrationProblems(text)).toEqual(['drops a column']);
  });

  it.each([
    'create table thing (id int primary key, name text not null)',
    "alter table epack add column kind text not null default '', add column note text",
    'alter table epack add column n int not null generated always as identity',
    'alter table epack drop constraint epack_check, add constraint epack_check check (n > 0)',
    'alter table epack alter column name drop not null',
    'alter table epack alter column name set default now(), alter column name set not null',
    'create table thing (id int); alter table thing add column name text not null; drop table thing',
    'create index epack_name on epack (name)',
    '-- older code: alter table epack drop column name',
  ])('may: %s', (statement) => {
    expect(problemsOf(statement)).toEqual([]);
  });

  it('may remove what no released code uses, if it says since when', () => {
    const statement = 'alter table epack drop column name';
    expect(problemsOf(statement, 'Contract step, unused since 1.4.0: titles replaced names.')).toEqual([]);
    expect(problemsOf(statement, 'Contract step, unused: titles replaced names.')).toHaveLength(1);
  });

  it('builds indexes on tables of events concurrently, also in a contract step', () => {
    const statement = 'create index impression_host on impression (host)';
    const problem = 'builds an index on impression that is not concurrent';
    expect(problemsOf(statement)).toEqual([problem]);
    expect(problemsOf(statement, 'Contract step, unused since 1.4.0.')).toEqual([problem]);
    expect(problemsOf('create unique index if not exists a on only roll_visit (n)')).toHaveLength(1);
    expect(problemsOf('create index concurrently impression_host on impression (host)')).toEqual([]);
    expect(problemsOf('create table roll_new (n int); create index on roll_new (n)')).toEqual([]);
  });

  it('leaves the time-out of locks to the migrator', () => {
    expect(problemsOf("set local lock_timeout = '1min'")).toHaveLength(1);
  });
});

describe('the manifest', () => {
  const manifest = `export const migrations = {\n  '0001-a': a,\n  '0002-b': b,\n};`;

  it('lists every migration in order', () => {
    expect(findManifestProblems(['0001-a', '0002-b'], manifest)).toEqual([]);
    expect(findManifestProblems(['0001-a', '0002-b', '0003-c'], manifest)).toEqual([
      '0003-c is not in entry/migrations.ts',
    ]);
    const turned = manifest.replace("  '0001-a': a,\n", '').replace('};', "  '0001-a': a,\n};");
    expect(findManifestProblems(['0001-a', '0002-b'], turned)).toEqual([
      '0001-a is listed after a later one in entry/migrations.ts',
    ]);
  });
});
