// The rules of upgrades. While a release is rolled out, the server of the version before runs on the new schema; after a
// rollback it does so for longer. A migration may therefore only add (expand). A later migration removes what no released
// code uses (contract), and says so in a comment: "Contract step, unused since 1.4.0: …".

const contractStep = /contract step, unused since \d+\.\d+\.\d+/i;
/** Tables with a row per view, visit or day: an index on them takes long, and nothing is written to the table until then. */
const eventTables = /^(?:impression|view_\w+|roll_\w+|page_visit\w*|product_page|page_check)$/;
const name = String.raw`(?:if (?:not )?exists )?(?:only )?"?([\w$\{\}.]+)"?`;

const withoutComments = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(/^\s*\/\/.*$/gm, ' ')
    .replaceAll(/--.*$/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

/** Splits the actions of an `alter table`: at commas outside of parentheses. */
function actionsOf(text: string): string[] {
  const actions: string[] = [];
  let action = '';
  let depth = 0;
  for (const character of `${text},`) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) {
      actions.push(action.trim());
      action = '';
    } else {
      action += character;
    }
  }
  return actions;
}

/** The actions that code of the version before does not survive. */
const breaking: readonly (readonly [pattern: RegExp, title: string])[] = [
  [/^drop column\b|^drop (?!constraint|not null|default|expression|identity)\w+$/, 'drops a column'],
  [/^rename\b/, 'renames a column or table'],
  [/^alter(?: column)? \S+ set not null\b/, 'sets NOT NULL on a column that older code may leave out'],
  [/^alter(?: column)? \S+ (?:set data )?type\b/, 'changes the type of a column'],
  [
    /^add(?: column)? (?!constraint\b)(?!.*\b(?:default|generated)\b).*\bnot null\b/,
    'adds a NOT NULL column without a default',
  ],
];

/** The same by Kysely's builder. */
const builderCalls: typeof breaking = [
  [/\.dropcolumn\(/, 'drops a column'],
  [/\.droptable\(/, 'drops a table'],
  [/\.renamecolumn\(|\.renameto\(/, 'renames a column or table'],
  [/\.setnotnull\(/, 'sets NOT NULL on a column that older code may leave out'],
];

type IsNew = (table: string) => boolean;

/** Checks whether the statement also gives the column a default, which older code gets. */
function hasDefault(action: string, actions: readonly string[]): boolean {
  const [, column] = /^alter(?: column)? (\S+) set not null/.exec(action) ?? [];
  return column !== undefined && actions.some((other) => other.includes(`${column} set default`));
}

function destructiveSteps(sql: string, isNew: IsNew): string[] {
  const found: string[] = [];
  for (const [, table = '', body = ''] of sql.matchAll(new RegExp(`alter table ${name}([^;\`]*)`, 'g'))) {
    if (isNew(table)) continue;
    const actions = actionsOf(body);
    for (const action of actions) {
      if (hasDefault(action, actions)) continue;
      const rule = breaking.find(([pattern]) => pattern.test(action));
      if (rule) found.push(`${rule[1]} of ${table}`);
    }
  }
  for (const [, list = ''] of sql.matchAll(/drop table (?:if exists )?([^;`]*)/g)) {
    const tables = list.replaceAll(/\b(?:cascade|restrict)\b/g, '').split(',');
    for (const table of tables.map((one) => one.trim()))
      if (!isNew(table)) found.push(`drops the table ${table}`);
  }
  for (const [pattern, title] of builderCalls) if (pattern.test(sql)) found.push(title);
  return found;
}

function slowIndexes(sql: string, isNew: IsNew): string[] {
  const index = new RegExp(
    String.raw`create (?:unique )?index (concurrently )?(?:if not exists )?(?:\S+ )?on (?:only )?"?([\w$\{\}.]+)`,
    'g',
  );
  return [...sql.matchAll(index)]
    .filter(([, isConcurrent, table = '']) => !isConcurrent && !isNew(table) && eventTables.test(table))
    .map(([, , table = '']) => `builds an index on ${table} that is not concurrent`);
}

/** Lists what a migration may not do, by the text of its file; one clause per problem: "drops a column of epack". */
export function findMigrationProblems(text: string): string[] {
  const sql = withoutComments(text);
  const created = new Set(
    Array.from(
      sql.matchAll(new RegExp(`create (?:unlogged )?table ${name}`, 'g')),
      ([, table = '']) => table,
    ),
  );
  const isNew: IsNew = (table) => created.has(table);
  return [
    ...(contractStep.test(text) ? [] : destructiveSteps(sql, isNew)),
    ...slowIndexes(sql, isNew),
    ...(/\block_timeout\b/.test(sql)
      ? ['sets lock_timeout, which the migrator sets for all migrations']
      : []),
  ];
}

/** Lists what differs between the migrations' files, named without `.ts`, and their manifest, entry/migrations.ts. */
export function findManifestProblems(files: readonly string[], manifest: string): string[] {
  const listed = Array.from(manifest.matchAll(/^ {2}'(\d{4}-[\w-]+)':/gm), ([, one = '']) => one);
  const known = new Set(listed);
  return [
    ...files.filter((file) => !known.has(file)).map((file) => `${file} is not in entry/migrations.ts`),
    ...listed
      .filter((one, index) => index > 0 && one < (listed[index - 1] ?? ''))
      .map((one) => `${one} is listed after a later one in entry/migrations.ts`),
  ];
}
