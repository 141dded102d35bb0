import type { FastifyRequest } from 'fastify';

/** The server's languages. */
export type Language = 'en' | 'ru';

/**
 * Selects the user's language from Accept-Language: the supported one with the highest weight. Default:
 * English.
 */
export function pickLanguage(header: string | undefined): Language {
  let best: Language = 'en';
  let bestWeight = 0;
  for (const part of (header ?? '').slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    const weight = quality ? Number(quality.trim().slice(2)) : 1;
    const language = tag.split('-')[0];
    if ((language === 'en' || language === 'ru') && weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}

/** Returns the language of a request. */
export function languageOf({ headers }: FastifyRequest): Language {
  return pickLanguage(headers['accept-language']);
}
