import { standardCatalogue } from '@vitrina/block-catalogue';
import { type BlockTemplate, templateDraft } from '@vitrina/block-kit';
import { type Component, instantiateDraft, loadPage, type Page, rootId } from '@vitrina/epack-model';

/** Creates a page of blocks as the palette inserts them, and loads it like a stored page. */
export function page(...templates: readonly BlockTemplate[]): Page {
  const components: Component[] = [];
  for (const template of templates) {
    const draft = templateDraft(template, standardCatalogue.find);
    components.push(...instantiateDraft(draft, components.length + 1, rootId));
  }
  const wire = components.map((component, index) => ({ ...component, order: index + 1 }));
  return loadPage(wire, standardCatalogue.rules).page;
}

export const section = (...children: readonly BlockTemplate[]): BlockTemplate => ({
  key: 'Feature',
  children,
});
export const row = (...children: readonly BlockTemplate[]): BlockTemplate => ({ key: 'Row', children });
export const column = (...children: readonly BlockTemplate[]): BlockTemplate => ({ key: 'Column', children });
export const text = (content: string, props: BlockTemplate['props'] = {}): BlockTemplate => ({
  key: 'Text',
  props: { text: content, ...props },
});
export const image = (src: string, props: BlockTemplate['props'] = {}): BlockTemplate => ({
  key: 'Image',
  props: { src, alt: 'Picture', ...props },
});

/** A small page with every kind of content. */
export const samplePage = page(
  section(
    text('Оптигриль', { element: 'h1', fontSize: 7, fontFamily: 'TimesNewRoman' }),
    row(
      column(image('/files/grill.webp'), text('<b>Six</b> programs')),
      column(
        {
          key: 'Image',
          props: { alt: 'Grill' },
          sizedProps: { src: { desktop: '/files/wide.webp', mobile: '/files/narrow.webp' } },
        },
        text('Plates go into the dishwasher', { hide: false }),
      ),
    ),
  ),
  section({
    key: 'Text',
    props: { text: '<p>One</p><p>Two</p>', backgroundOptions: { image: '/files/back.webp' } },
    sizedProps: { fontSize: { desktop: 5, tablet: 4 } },
  }),
);

/** A page of many components: rows of two columns with an image and a text each. */
export function largePage(componentCount: number): Page {
  const rows = Array.from({ length: Math.ceil(componentCount / 7) }, (_, index) =>
    row(
      column(image(`/files/${index}.webp`), text(`<b>Feature</b> ${index}`, { color: '#3d5165' })),
      column(image(`/files/${index}-b.webp`), text(`Text ${index}`)),
    ),
  );
  return page(section(...rows));
}

const rules = standardCatalogue.rules;

/** A section with each block it can contain, as the palette inserts it. */
export const everyBlockPage = page(
  section(
    ...standardCatalogue.definitions
      .filter(({ key }) => rules.find(key)?.canBeInside('Feature'))
      .map((definition) => definition.create()),
  ),
);
