// pnpm new block, screen, call or prop-kind: the files, and one line in each list that names them.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { permissionNames } from '../../packages/api-client/src/contract/names.ts';
import { root } from '../bootstrap/workspace.mjs';
import { listOutdatedTypes } from '../checks/messageTypes.mjs';

const families = ['generic', 'friendly', 'ozon', 'amazon'];
const menuSections = ['insight', 'shelf', 'content', 'administration'];

/** `User` is any signed-in user; no group lists it. */
const permissions = ['User', ...permissionNames];

const isPascalCase = (value) => /^[A-Z][A-Za-z0-9]*$/.test(value) || 'Use PascalCase, for example PriceTag';
const isCamelCase = (value) => /^[a-z][A-Za-z0-9]*$/.test(value) || 'Use camelCase, for example listNotes';
const isKebabCase = (value) => /^[a-z][a-z0-9-]*$/.test(value) || 'Use kebab-case, for example shelf-notes';
const isSentence = (value) => /^[A-Z][^']*\.$/.test(value) || 'Write one sentence, without apostrophes';

/** Inserts a message after the last one of its area that sorts before it, or appends it. */
function insertMessage(entries, [id, text]) {
  const area = `${id.split('.')[0]}.`;
  const before = entries.findLastIndex(([other]) => other.startsWith(area) && other < id);
  return entries.toSpliced(before < 0 ? entries.length : before + 1, 0, [id, text]);
}

/** Adds messages to a package's two files, and their types. */
function addMessages(folder, english, russian) {
  for (const [language, added] of Object.entries({ en: english, ru: russian })) {
    const file = join(root, folder, 'src/messages', `${language}.json`);
    const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
    const messages = Object.entries(added).reduce(insertMessage, entries);
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(messages), null, 2)}\n`);
  }
  for (const { file, text } of listOutdatedTypes()) writeFileSync(join(root, file), text);
  return `messages of ${folder}`;
}

/** Adds a line before the first line that ends a list. */
function addToList(path, listStart, listEnd, line) {
  return {
    type: 'modify',
    path: join(root, path),
    transform: (text) => {
      const start = text.search(listStart);
      const end = start < 0 ? -1 : text.indexOf(listEnd, start);
      if (end < 0) throw new Error(`${path} has no list that begins like ${String(listStart)}`);
      return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
    },
  };
}

/** Adds a member to a union type that is written one member per line. */
function addToUnion(path, name, member) {
  return {
    type: 'modify',
    path: join(root, path),
    pattern: new RegExp(String.raw`(export type ${name} =\n(?:  .*\n)*  .*);\n`),
    template: `$1\n  | ${member};\n`,
  };
}

/** Adds one file from a template. */
const addFile = (path, templateFile) => ({ type: 'add', path: join(root, path), templateFile });

/** Adds a changeset that names the new part of a published package. */
const addChangeset = (name, owner, text) => ({
  type: 'add',
  path: join(root, `.changeset/${name}.md`),
  template: `---\n'@vitrina/${owner}': minor\n---\n\n${text}\n`,
});

/** Adds an import after the last one. */
function addImport(path, line) {
  return {
    type: 'modify',
    path: join(root, path),
    transform: (text) => {
      const end = text.indexOf('\n', text.lastIndexOf('\nimport ') + 1);
      return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
    },
  };
}

function blockActions(plop, { family, name, russianName }) {
  const [pascal, camel, kebab] = ['pascalCase', 'camelCase', 'kebabCase'].map((helper) =>
    plop.getHelper(helper),
  );
  const key = family === 'generic' ? name : `${pascal(family)}${name}`;
  const folder = `packages/blocks-${family}`;
  const definition = camel(key);
  const indexFile = `${folder}/src/index.ts`;
  const viewsFile = `${folder}/src/views.ts`;
  const documentedFile = 'packages/block-catalogue/src/documentedBlocks.test.ts';
  // As blocks are called in the palette: "Download button".
  const title = name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return [
    {
      type: 'addMany',
      destination: join(root, folder, 'src', kebab(name)),
      base: 'templates/block',
      templateFiles: 'templates/block/*.hbs',
      data: { key, definition, title },
    },
    addImport(indexFile, `import { ${definition} } from './${kebab(name)}/index.ts';`),
    addToList(indexFile, /^export \{$/m, '\n}', `  ${definition},`),
    addToList(indexFile, /^export const \w+Blocks\b.*\[$/m, '\n];', `  ${definition},`),
    addImport(viewsFile, `import { ${key}View } from './${kebab(name)}/View.tsx';`),
    addToList(viewsFile, /^export const \w+Views\b.*\{$/m, '\n};', `  ${key}: ${key}View,`),
    addToList(documentedFile, /^const documented\b.*\{$/m, '\n};', `  ${key}: 'text',`),
    () => {
      const id = `block.${key}`;
      const english = { [`${id}.name`]: title, [`${id}.prop.text`]: 'Text' };
      return addMessages(folder, english, { [`${id}.name`]: russianName, [`${id}.prop.text`]: 'Текст' });
    },
  ];
}

function screenActions(plop, { name, russianName, section, permission }) {
  const [camel, kebab] = ['camelCase', 'kebabCase'].map((helper) => plop.getHelper(helper));
  const folder = `apps/panel/src/${section}/${kebab(name)}`;
  const table = 'apps/panel/src/routes/routeTable.ts';
  const titleId = `panel.${camel(name)}.title`;
  const route = [
    '  {',
    `    name: '${name}',`,
    `    path: '/panel/${kebab(name)}',`,
    `    permission: '${permission}',`,
    `    titleId: '${titleId}',`,
    `    menu: { section: '${section}', Icon: ${name}Icon },`,
    `    Screen: lazyScreen(async () => (await import('../${section}/${kebab(name)}/${name}Page.tsx')).${name}Page),`,
    '  },',
  ];
  return [
    {
      type: 'addMany',
      destination: join(root, folder),
      base: 'templates/screen',
      templateFiles: 'templates/screen/*.hbs',
      data: { titleId },
    },
    addImport(table, `import ${name}Icon from '@mui/icons-material/WebAssetOutlined';`),
    addToList(table, /^export const routeTable\b.*\[$/m, '\n];', route.join('\n')),
    () => {
      const title = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
      return addMessages('apps/panel', { [titleId]: title }, { [titleId]: russianName });
    },
  ];
}

function callActions(plop, { feature, name, summary, permission }) {
  const [camel, kebab] = ['camelCase', 'kebabCase'].map((helper) => plop.getHelper(helper));
  const folder = `apps/api/src/features/${feature}`;
  const [contract, app] = ['packages/api-client/src/contract/contract.ts', 'apps/api/src/entry/app.ts'];
  // A group's token and both test users have every permission but that of administrators.
  const others = permission === 'Admin' ? 403 : 200;
  const statuses = [200, others, others, 401, 401, others].join(', ');
  return [
    addFile(`packages/api-client/src/contract/${camel(feature)}.ts`, 'templates/call/contract.ts.hbs'),
    addImport(contract, `import { ${camel(feature)}Calls } from './${camel(feature)}.ts';`),
    addToList(contract, /^export const contract = \{$/m, '\n};', `  ...${camel(feature)}Calls,`),
    addFile(`${folder}/routes.ts`, 'templates/call/routes.ts.hbs'),
    addFile(`${folder}/${camel(feature)}.test.ts`, 'templates/call/test.ts.hbs'),
    addImport(app, `import { ${camel(feature)}Routes } from '../features/${feature}/routes.ts';`),
    addToList(app, /^const resources\b.*\[$/m, '\n];', `  ${camel(feature)}Routes,`),
    addToList(
      'apps/api/tests/tenancy/matrix.ts',
      /^export const matrix\b.*\{$/m,
      '\n};',
      `  ${`${name}:`.padEnd(24)} [${statuses}],`,
    ),
    addChangeset(kebab(name), 'api-client', `New call \`${name}\`: ${summary}`),
    () => {
      execFileSync(process.execPath, [join(root, 'packages/api-client/scripts/updateCalls.mjs')]);
      return 'calls of api-client; run pnpm api:update before committing';
    },
  ];
}

function propKindActions(plop, { name, summary, english, russian }) {
  const [pascal, kebab] = ['pascalCase', 'kebabCase'].map((helper) => plop.getHelper(helper));
  const [kit, controls] = ['packages/block-kit/src', 'packages/editor-ui/src/controls'];
  const table = `${controls}/Control.tsx`;
  return [
    addFile(`${kit}/prop-kinds/${name}.ts`, 'templates/prop-kind/kind.ts.hbs'),
    addFile(`${kit}/prop-kinds/${name}.test.ts`, 'templates/prop-kind/kind.test.ts.hbs'),
    addToUnion(`${kit}/propKind.ts`, 'Control', `{ readonly name: '${name}'; readonly maxLength: number }`),
    addToUnion(`${kit}/propKind.ts`, 'PropIssueCode', `'not${pascal(name)}'`),
    {
      type: 'modify',
      path: join(root, kit, 'index.ts'),
      pattern: /(export \{ text, .*\n)/,
      template: `$1export { ${name}, type ${pascal(name)}Options } from './prop-kinds/${name}.ts';\n`,
    },
    addToList(
      `${kit}/testing/sampleValues.ts`,
      /^const candidates\b.*\{$/m,
      '\n};',
      `  ${name}: ['Sample'],`,
    ),
    addFile(`${controls}/${pascal(name)}Control.tsx`, 'templates/prop-kind/Control.tsx.hbs'),
    addFile(`${controls}/${pascal(name)}Control.stories.tsx`, 'templates/prop-kind/Control.stories.tsx.hbs'),
    addImport(table, `import { ${pascal(name)}Control } from './${pascal(name)}Control.tsx';`),
    addToList(table, /^const controls\b.*\{$/m, '\n};', `  ${name}: ${pascal(name)}Control,`),
    addChangeset(`${kebab(name)}-prop`, 'block-kit', `New kind of prop \`${name}\`: ${summary}`),
    () => {
      const id = `blockKit.issue.not${pascal(name)}`;
      const done = addMessages('packages/block-kit', { [id]: english }, { [id]: russian });
      return `${done}; run pnpm api:update before committing`;
    },
  ];
}

export default function generators(plop) {
  plop.setGenerator('block', {
    description: 'A block of a family: definition, View, story and test',
    prompts: [
      { type: 'list', name: 'family', message: 'Family', choices: families },
      {
        type: 'input',
        name: 'name',
        message: 'Name without the family (PascalCase)',
        validate: isPascalCase,
      },
      { type: 'input', name: 'russianName', message: 'Name in Russian' },
    ],
    actions: (answers) => blockActions(plop, answers),
  });
  plop.setGenerator('screen', {
    description: 'A screen of the panel: route, menu entry, page',
    prompts: [
      { type: 'input', name: 'name', message: 'Name (PascalCase)', validate: isPascalCase },
      { type: 'input', name: 'russianName', message: 'Name in Russian' },
      { type: 'list', name: 'section', message: 'Group of the menu', choices: menuSections },
      { type: 'list', name: 'permission', message: 'Permission', choices: permissions },
    ],
    actions: (answers) => screenActions(plop, answers),
  });
  plop.setGenerator('call', {
    description: 'A call of the API in a feature of its own: contract, route, permission and test',
    prompts: [
      { type: 'input', name: 'feature', message: 'Feature (kebab-case)', validate: isKebabCase },
      { type: 'input', name: 'name', message: 'Name of the call (camelCase)', validate: isCamelCase },
      { type: 'input', name: 'summary', message: 'One sentence for the API document', validate: isSentence },
      { type: 'list', name: 'permission', message: 'Permission', choices: permissions },
    ],
    actions: (answers) => callActions(plop, answers),
  });
  plop.setGenerator('prop-kind', {
    description: 'A kind of prop: reading, control of the inspector, story, message and test',
    prompts: [
      { type: 'input', name: 'name', message: 'Name (camelCase)', validate: isCamelCase },
      { type: 'input', name: 'summary', message: 'One sentence of what it holds', validate: isSentence },
      { type: 'input', name: 'english', message: 'Text for a refused value, such as "Enter a price."' },
      { type: 'input', name: 'russian', message: 'The same in Russian' },
    ],
    actions: (answers) => propKindActions(plop, answers),
  });
}
