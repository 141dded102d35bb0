import type { PageSight } from '@vitrina/api-client/contract';

import { compareWords, textOf } from './compareWords.ts';
import type { Content } from './toContent.ts';

/** Observations of a page in a browser. */
export interface Observed {
  content: Content;
  openedBy: string;
  /** Errors of scripts, with the addresses of their files. */
  errors: readonly { message: string; stack: string }[];
  /** Whether the script of a tag manager could not be loaded. */
  hasLostTagManager: boolean;
  /** Whether the area of the content has one color only. */
  isBlank: boolean;
  tookMs: number;
}

/** The content that the page should show. */
export interface Wanted {
  /** The package's name in published pages; empty for any. */
  publicId: string;
  /** The HTML published for the tag; undefined if there is none. */
  html: string | undefined;
  /** The share of the content that looks as published, from 0 to 1; null if it was not compared. */
  sameLook: number | null;
  /** The origins of our script. */
  origins: readonly string[];
}

const isOurs = (address: string, origins: readonly string[]) =>
  origins.some((origin) => address === origin || address.includes(`${origin}/`));

/** Files without which the content is not shown, by the policy's directives. */
const needed = /^(?:script-src|connect-src|default-src|trusted-types|require-trusted-types-for)/;

function findBlocked({ blocked }: Content, origins: readonly string[]): string {
  const found = blocked.find(({ address, directive }) => needed.test(directive) && isOurs(address, origins));
  return found ? `${found.directive} ${found.address}`.slice(0, 300) : '';
}

/** Turns observations into evidence. */
export function toSight(observed: Observed, { publicId, html, sameLook, origins }: Wanted): PageSight {
  const { content, openedBy, errors, isBlank, tookMs } = observed;
  const { box, hiddenBy, outcome, pageHeight } = content;
  const isWanted = content.publicId !== '' && (publicId === '' || content.publicId === publicId);
  const isFilled = content.text.trim() !== '' || content.hasMedia;
  const error = errors.find(({ stack }) => isOurs(stack, origins));
  const compared =
    isWanted && html !== undefined
      ? compareWords(textOf(html), content.text)
      : { sameWords: null, missingWords: '' };
  return {
    isShown: isWanted && isFilled && !isBlank && box !== null && hiddenBy === '',
    outcome,
    area: box && {
      topPx: Math.round(box.top),
      widthPx: Math.round(box.width),
      heightPx: Math.round(box.height),
      pageHeightPx: Math.round(pageHeight),
    },
    openedBy,
    hiddenBy,
    ...compared,
    sameLook: isWanted ? sameLook : null,
    blockedBy: findBlocked(content, origins),
    error: error ? error.message.slice(0, 300) : '',
    tookMs: Math.round(tookMs),
  };
}
