import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'guides');
/** The order on the home page. */
const order = ['content-editor', 'administrator', 'retailer-developer', 'block-developer', 'operator'];

/**
 * Lists every guide as `{ name, language, path, title, markdown }`; `path` is its page in the built folder.
 */
export function listGuides() {
  return readdirSync(folder).flatMap((language) =>
    readdirSync(join(folder, language))
      .map((file) => file.replace('.md', ''))
      .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
      .map((name) => {
        const markdown = readFileSync(join(folder, language, `${name}.md`), 'utf8');
        const title = /^# (.*)$/m.exec(markdown)?.[1] ?? name;
        return { name, language, path: `guides/${language}/${name}.html`, title, markdown };
      }),
  );
}
