// pnpm new block, pnpm new screen: the folder, and its one line in each list.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../bootstrap/workspace.mjs';

const families = ['generic', 'friendly', 'ozon', 'amazon'];
const menuSections = ['insight', 'shelf', 'content', 'administration'];

const isPascalCase = (value) => /^[A-Z][A-Za-z0-9]*$/.test(value) || 'Use PascalCase, for example PriceTag';

/** Adds messages to a package's two files, in the order of ids that they keep. */
function addMessages(folder, english, russian) {
  for (const [language, added] of Object.entries({ en: english, ru: russian })) {
    const file = join(root, folder, 'src/messages', `${language}.json`);
    const messages = { ...JSON.parse(readFileSync(file, 'utf8')), ...added };
    const sorted = Object.fromEntries(Object.entries(messages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
  }
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

function screenActions(plop, { name, russianName, section }) {
  const [camel, kebab] = ['camelCase', 'kebabCase'].map((helper) => plop.getHelper(helper));
  const folder = `apps/panel/src/${section}/${kebab(name)}`;
  const table = 'apps/panel/src/routes/routeTable.ts';
  const titleId = `panel.${camel(name)}.title`;
  const route = [
    '  {',
    `    name: '${name}',`,
    `    path: '/panel/${kebab(name)}',`,
    "    permission: 'User',",
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
    ],
    actions: (answers) => screenActions(plop, answers),
  });
}
