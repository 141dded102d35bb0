import slugify from 'slugify';

/** Returns the name of the file of a page by its title, such as `dostavka.html`; the title itself if it is such a name. */
export function toFileName(title: string, taken: readonly string[]): string {
  if (/\.html?$/i.test(title)) return title;
  const base = slugify(title, { lower: true, strict: true }).slice(0, 60) || 'page';
  const numbered = Array.from({ length: taken.length + 1 }, (_, index) =>
    index === 0 ? base : `${base}-${index + 1}`,
  );
  return `${numbered.find((name) => !taken.includes(`${name}.html`)) ?? base}.html`;
}
