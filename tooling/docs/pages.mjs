import { posix } from 'node:path';

import MarkdownIt from 'markdown-it';

const markdown = new MarkdownIt({ html: false, linkify: false });
const languageNames = { en: 'English', ru: 'Русский' };
const backTo = { en: 'Documentation', ru: 'Документация' };
const repositoryReadme = /README\.md(#[\w-]*)?$/;

const escape = (text) => markdown.utils.escapeHtml(text);
/** Returns the anchor of a heading, as Markdown renderers generate it. */
const anchorOf = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(/\s+/g, '-');

markdown.renderer.rules.heading_open = (tokens, index, options, _environment, renderer) => {
  tokens[index].attrSet('id', anchorOf(tokens[index + 1].content));
  return renderer.renderToken(tokens, index, options);
};
// A table can be wider than a phone: it scrolls on its own, and is focusable for scrolling by keyboard.
markdown.renderer.rules.table_open = () => '<div class="wide" tabindex="0" role="group"><table>';
markdown.renderer.rules.table_close = () => '</table></div>';
markdown.renderer.rules.fence = (tokens, index) =>
  `<pre tabindex="0"><code>${escape(tokens[index].content)}</code></pre>`;
/** Links to files outside of the built folder become plain text. */
markdown.renderer.rules.link_open = (tokens, index, options, _environment, renderer) =>
  repositoryReadme.test(tokens[index].attrGet('href'))
    ? '<span>'
    : renderer.renderToken(tokens, index, options);
markdown.renderer.rules.link_close = (tokens, index, options, _environment, renderer) => {
  const open = tokens.slice(0, index).findLast(({ type }) => type === 'link_open');
  return repositoryReadme.test(open?.attrGet('href'))
    ? '</span>'
    : renderer.renderToken(tokens, index, options);
};

function layout({ language, title, root, body }) {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${root}site.css">
</head>
<body>
${body}
</body>
</html>
`;
}

/** Renders a guide as a page, with links to the home page and to its other language. */
export function guidePage(guide, guides) {
  const { language, title, name } = guide;
  const others = guides.filter((other) => other.name === name && other !== guide);
  const here = posix.dirname(guide.path);
  const links = others.map(
    (other) =>
      `<a lang="${other.language}" hreflang="${other.language}" href="${posix.relative(here, other.path)}">${languageNames[other.language]}</a>`,
  );
  const body = `<header><a href="../../index.html">Vitrina · ${backTo[language]}</a><nav>${links.join('')}</nav></header>
<main>
${markdown.render(guide.markdown)}</main>`;
  return layout({ language, title: `${title} · Vitrina`, root: '../../', body });
}

/** Renders the home page. */
export function homePage(guides, { hasStorybook }) {
  const list = (language) =>
    guides
      .filter((guide) => guide.language === language)
      .map((guide) => `<li><a href="${guide.path}" lang="${language}">${escape(guide.title)}</a></li>`)
      .join('\n');
  const storybook =
    '<li><a href="storybook/index.html">Storybook</a>: every block and every control by itself</li>';
  const body = `<header><span>Vitrina · Documentation</span></header>
<main>
<h1>Vitrina</h1>
<p>Rich product content, built from blocks, published to shops, and what became of it there.</p>
<img src="screenshots/en/builder-pro.webp" alt="Builder Pro: the palette of blocks, the canvas with a product page, and the properties">
<h2>Guides</h2>
<ul>
${list('en')}
</ul>
<h2 lang="ru">Руководства</h2>
<ul>
${list('ru')}
</ul>
<h2>For developers</h2>
<ul>
<li><a href="api/index.html">Reference</a>: what the published packages export</li>
${hasStorybook ? storybook : ''}
</ul>
</main>`;
  return layout({ language: 'en', title: 'Vitrina · Documentation', root: '', body });
}
