const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns the image files that a rendered page shows, with their widths, the first one first. */
function imagesOf(html) {
  const sources = [...html.matchAll(/<source type="image\/avif" srcset="([^"]+)"/gi)].map(([, set]) => set);
  const sizes = [...html.matchAll(/<img\b[^>]*\bwidth="(\d+)" height="(\d+)"/gi)];
  return sources.map((srcset, index) => ({
    srcset,
    src: srcset.split(', ').at(-1).split(' ')[0],
    width: sizes[index]?.[1] ?? 1416,
    height: sizes[index]?.[2] ?? 1062,
  }));
}

/**
 * Returns a page with the content of a product as a developer would write it by hand: one style sheet of a few rules, and the
 * same image files as the rendered page.
 */
export function plainPage(html, { name, description, benefits, specifications }) {
  const image = ({ srcset, src, width, height }, index) =>
    `<img src="${src}" srcset="${srcset}" sizes="100vw" width="${width}" height="${height}" alt="${escape(name)}" ${
      index === 0 ? 'fetchpriority="high"' : 'loading="lazy"'
    }>`;
  const [first, ...others] = imagesOf(html);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(name)}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="description" content="${escape(description)}">
<style>body{margin:0;font:16px/1.5 system-ui,sans-serif}main{max-width:1200px;margin:auto;padding:16px}img{display:block;width:100%;height:auto}h1{font-size:8vw}dl{display:grid;grid-template-columns:1fr 1fr;gap:8px}</style>
</head><body><main><h1>${escape(name)}</h1>${first ? image(first, 0) : ''}<p>${escape(description)}</p>
<ul>${benefits.map((benefit) => `<li>${escape(benefit)}</li>`).join('')}</ul>
${others.map((each, index) => image(each, index + 1)).join('')}
<dl>${Object.entries(specifications)
    .map(([key, value]) => `<dt>${escape(key)}</dt><dd>${escape(value)}</dd>`)
    .join('')}</dl></main></body></html>`;
}
