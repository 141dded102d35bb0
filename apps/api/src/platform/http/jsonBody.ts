import type { FastifyInstance } from 'fastify';

import { Failure } from './failure.ts';

/** Deeper than any page, but well below the depth at which recursive code exceeds the stack. */
const maxDepth = 100;

const quote = 0x22;
const backslash = 0x5c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;

/** Checks whether a JSON text is nested deeper than `limit`; brackets inside strings do not count. */
export function isNestedDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index);
    if (isInString) {
      if (character === backslash) index++;
      else if (character === quote) isInString = false;
    } else if (character === quote) isInString = true;
    else if (character === openBrace || character === openBracket) {
      if (++depth > limit) return true;
    } else if (character === closeBrace || character === closeBracket) depth--;
  }
  return false;
}

/** Checks for NUL characters in strings, escaped or not: PostgreSQL cannot store them. */
function hasNul(text: string): boolean {
  return /(?<!\\)(?:\\\\)*\\u0000/i.test(text);
}

/**
 * Parses JSON bodies: refuses prototype keys, NUL characters and deep nesting; an absent body is `undefined`.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parseSafely = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') done(null, undefined);
    else if (isNestedDeeperThan(text, maxDepth) || hasNul(text)) done(new Failure(400, 'malformedBody'));
    else void parseSafely(request, text, done);
  });
}
