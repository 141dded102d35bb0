import { textCss } from './text/css.ts';
import { pictureCss } from './picture/css.ts';

/** A family's look: the style values of the shared parts. Lengths and colors are CSS. @public */
export interface Look {
  /** Titles. */
  readonly ink: string;
  /** Color of running text; at least 4.5:1 on white and on `tint`. */
  readonly text: string;
  /** Color of lines between rows and around cards. */
  readonly line: string;
  /** Background color of panels, table headers and empty images. */
  readonly tint: string;
  /** Color of markers and highlights; at least 4.5:1 with white text. */
  readonly accent: string;
  /** Corner radius of images and panels. */
  readonly radius: string;
  /** Weight of titles. */
  readonly titleWeight: number;
}

const frameCss =
  ':where(.part){display:block;padding:24px;font-size:16px;line-height:1.5;color:var(--v-text)}' +
  '@container page (max-width:768px){:where(.part){padding:20px 16px}}';

/**
 * Returns the shared rules of a block made of parts: its family's look on `.{key}`, then the rules of the
 * parts it uses.
 *
 * Custom properties are named `--v-…`, so that a retailer's own do not affect them.
 *
 * @public
 */
export function partsCss(key: string, look: Look, ...partCss: readonly string[]): string {
  const properties = [
    `--v-ink:${look.ink}`,
    `--v-text:${look.text}`,
    `--v-line:${look.line}`,
    `--v-tint:${look.tint}`,
    `--v-accent:${look.accent}`,
    `--v-radius:${look.radius}`,
    `--v-title-weight:${look.titleWeight}`,
  ];
  return [`.${key}{${properties.join(';')}}`, frameCss, textCss, pictureCss, ...partCss].join('');
}
