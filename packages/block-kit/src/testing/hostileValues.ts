import type { Json } from '@vitrina/epack-model';

/** Part of every hostile text; may appear only as text. */
export const marker = 'vitrina-hostile';

/** Values that documents can hold by accident or malice, tried on every prop of every block. @public */
export const hostileValues: readonly Json[] = [
  null,
  '',
  [],
  {},
  -1,
  1e308,
  true,
  '\u0000\u202e',
  [[[]]],
  { src: {} },
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as Json,
  `<script>${marker}()</script>`,
  `"><img src=x onerror=${marker}()>`,
  `' onmouseover='${marker}()`,
  `<svg><style><img src="</style><img src=x onerror=${marker}()>"></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=${marker}()>">`,
  `<a href="javascript:${marker}()" onclick="${marker}()">link</a>`,
  `<p style="background:url(javascript:${marker}());color:red;}body{display:none">text</p>`,
  `javascript:${marker}()`,
  `java\nscript:${marker}()`,
  `data:text/html,<script>${marker}()</script>`,
  `vbscript:${marker}()`,
  `//evil.example/${marker}`,
  `https://user:password@evil.example/${marker}?a"onload="${marker}()`,
  `red;}.page{${marker}:1}/*`,
  `url("javascript:${marker}()")`,
  `expression(${marker}())`,
  `100px;background:url(//evil.example/${marker})`,
  `</style><script>${marker}()</script>`,
  { src: `javascript:${marker}()` },
  { src: `/files/a.png") ;} .page{${marker}:1} /*`, widthPx: '100" onload="x' },
  { color: `red;}.page{${marker}:1}`, image: `javascript:${marker}()`, position: `top;${marker}:1` },
  { top: `1px;}.page{${marker}:1}`, left: `calc(1px);${marker}:1` },
  { onclick: `${marker}()`, style: `${marker}:1`, srcdoc: `<script>${marker}()</script>`, 'data-block': '1' },
  [`ok`, `"><script>${marker}()</script>`, { href: `javascript:${marker}()` }],
];

const megabyte = 2 ** 20;

/** Values longer than anyone would write by hand. */
export const longValues: readonly Json[] = [
  'x'.repeat(megabyte),
  '<p>'.repeat(megabyte / 3),
  '&amp;'.repeat(megabyte / 5),
];
