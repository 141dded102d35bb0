import type { PageCheckFailure } from '@vitrina/api-client/contract';

import { isBotWall } from '../../../platform/fetching/botWall.ts';
import type { PageFacts } from '../reading/pageFacts.ts';

/** Walls are short; a page with this much text is one of the shop's. */
const longestWall = 1500;
const aboutConsent = /cookie|consent|gdpr|файл(?:ы|ов) cookie|куки|персональн\S* данн/i;
const button = /accept|agree|allow|continue|принять|принима|соглас|разреш|продолжить/i;
const wallTitle =
  /access denied|are you (?:a |not a )?(?:human|robot)|captcha|вы не робот|проверка браузера/i;

/** Returns why a page that answered is not the shop's page: a wall is in front. */
export function findWall(html: string, facts: PageFacts): PageCheckFailure | undefined {
  const { product, embeds, title, heading, opening } = facts;
  const { gtins, mpns, names } = product;
  if (gtins.length + mpns.length + names.length + embeds.length > 0) return undefined;
  if (opening.length > longestWall) return undefined;
  if (isBotWall(html) || wallTitle.test(title) || wallTitle.test(heading)) return 'botWall';
  const isConsent = aboutConsent.test(`${title} ${heading} ${opening}`) && button.test(opening);
  return isConsent ? 'consentWall' : undefined;
}
