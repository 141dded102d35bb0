// Writes the calls of the contract as plain data, so that a browser that makes them needs none of its schemas.
import { writeFileSync } from 'node:fs';

import { toReferences } from '../src/calls/toReferences.ts';
import { contract } from '../src/contract/index.ts';

const printWidth = 110;

const toText = (value) => `'${value.replaceAll("'", String.raw`\'`)}'`;

/** One call as prettier would have it. */
function toEntry([name, reference]) {
  const fields = Object.entries(reference).map(([key, value]) => `${key}: ${toText(value)}`);
  const line = `  ${name}: { ${fields.join(', ')} },`;
  return line.length <= printWidth ? line : `  ${name}: {\n    ${fields.join(',\n    ')},\n  },`;
}

const entries = Object.entries(toReferences(contract)).map(toEntry);
const text = `// Made from the contract by \`pnpm --filter @vitrina/api-client calls:update\`; not to be edited.
import type { Calls } from './types.ts';

/**
 * Every call of the API by name, as plain data: what a client in a browser makes calls by.
 *
 * @public
 */
export const calls: Calls = {
${entries.join('\n')}
};
`;
writeFileSync(new URL('../src/calls/calls.generated.ts', import.meta.url), text);
