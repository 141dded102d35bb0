// Writes the calls of the contract as plain data, so that a browser that makes calls needs no schemas.
import { writeFileSync } from 'node:fs';

import { toReferences } from '../src/calls/toReferences.ts';
import { contract } from '../src/contract/index.ts';

const printWidth = 110;

const toText = (value) =>
  Array.isArray(value) ? `[${value.map(toText).join(', ')}]` : `'${value.replaceAll("'", String.raw`\'`)}'`;

/** A field on its own line, as prettier formats it. */
function toLine([key, value]) {
  const line = `    ${key}: ${toText(value)},`;
  if (line.length <= printWidth || !Array.isArray(value)) return line;
  return `    ${key}: [\n${value.map((one) => `      ${toText(one)},`).join('\n')}\n    ],`;
}

/** A call, as prettier formats it. */
function toEntry([name, reference]) {
  const fields = Object.entries(reference);
  const line = `  ${name}: { ${fields.map(([key, value]) => `${key}: ${toText(value)}`).join(', ')} },`;
  return line.length <= printWidth ? line : `  ${name}: {\n${fields.map(toLine).join('\n')}\n  },`;
}

const entries = Object.entries(toReferences(contract)).map(toEntry);
const text = `// Made from the contract by \`pnpm --filter @vitrina/api-client calls:update\`; not to be edited.
import type { Calls } from './types.ts';

/** Every call of the API by name, as plain data for clients in a browser. @public */
export const calls: Calls = {
${entries.join('\n')}
};
`;
writeFileSync(new URL('../src/calls/calls.generated.ts', import.meta.url), text);

const names = Object.keys(contract).map((name) => `  | ${toText(name)}`);
const nameText = `// Made from the contract by \`pnpm --filter @vitrina/api-client calls:update\`; not to be edited.

/**
 * The name of a call. It is written out because a call that lists others by name is part of the contract itself, and a
 * type cannot be inferred from itself.
 *
 * @public
 */
export type CallName =
${names.join('\n')};
`;
writeFileSync(new URL('../src/contract/callName.generated.ts', import.meta.url), nameText);
