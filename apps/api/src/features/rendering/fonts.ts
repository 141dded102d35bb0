import type { StreamFont } from '@vitrina/api-client/contract';

import type { Queryable } from '../../platform/storage/database.ts';

interface FontFormat {
  format: string;
  url: string;
}

/** Finds the faces of the server's fonts for the families pages use; built-in families have none. */
export async function findFontFaces(query: Queryable, families: readonly string[]): Promise<StreamFont[]> {
  if (families.length === 0) return [];
  const rows = await query
    .selectFrom('font')
    .selectAll()
    .where('family', 'in', [...families])
    .execute();
  return rows.flatMap(({ family, weight, style, formats }) => {
    const [best] = (formats as FontFormat[]).toSorted((a, b) => rank(a.format) - rank(b.format));
    return best ? [{ family, weight, style, url: best.url }] : [];
  });
}

const preferred = ['woff2', 'woff', 'ttf', 'otf'];

function rank(format: string): number {
  const index = preferred.indexOf(format);
  return index === -1 ? preferred.length : index;
}

/** Returns the faces as CSS for the document, since a shadow root cannot declare fonts. */
export function toFontCss(faces: readonly StreamFont[], urlOf: (url: string) => string): string {
  return faces
    .map(({ family, weight, style, url }) => {
      const source = `url(${JSON.stringify(urlOf(url))})`;
      return `@font-face{font-family:${JSON.stringify(family)};font-weight:${weight};font-style:${style};font-display:swap;src:${source}}`;
    })
    .join('\n');
}
