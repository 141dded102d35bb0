import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const templates = join(import.meta.dirname, '../../generators/templates');

/** Renders a template with the same word for every name. */
function fill(file: string): string {
  return readFileSync(join(templates, file), 'utf8').replaceAll(/\{\{[\w ]+\}\}/g, 'Sign');
}

it.each(globSync('**/*.hbs', { cwd: templates }))('what “pnpm new” makes of %s is code', (file) => {
  const { diagnostics = [] } = ts.transpileModule(fill(file), {
    fileName: file.replace(/\.hbs$/, ''),
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
  });
  expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
});
