import { messages as contractMessages } from '@vitrina/api-client/messages';

import { messages } from '../../../messages/index.ts';
import { fillText } from '../../../platform/mail/fillText.ts';
import type { DueRule, NewsItem } from './takeNews.ts';

const monitorPath = '/panel/statistics/liveMonitor';
/** How many entries the panel's notification and an email list; the others are counted. */
const shownInPanel = 10;
const shownInMail = 100;

/** An alert in the panel. */
export interface AlertNotification {
  title: string;
  text: string;
  /** A path in the panel, from its root. */
  link: string;
}

/** Returns the link to the live monitor: the single page, or a list with the rule's filters. */
function linkTo(rule: DueRule, news: readonly NewsItem[]): string {
  const [first] = news;
  if (news.length === 1 && first) return `${monitorPath}?open=${first.pageId}`;
  const query = new URLSearchParams();
  const set = (name: string, values: readonly unknown[]) => {
    if (values.length > 0) query.set(name, values.join(','));
  };
  // A list filtered by problems and statuses shows pages that match both; a rule asks for either.
  if (rule.statuses.length === 0) set('problems', rule.problems);
  if (rule.problems.length === 0) set('statuses', rule.statuses);
  set('retailers', rule.retailer_ids);
  set('licenses', rule.license_ids);
  return query.size === 0 ? monitorPath : `${monitorPath}?${query.toString()}`;
}

function describe({ language }: DueRule, { kind, word, page, retailer }: NewsItem): string {
  const texts: Record<string, string> = contractMessages[language];
  const what = texts[`shelf.${kind}.${word}`] ?? word;
  return fillText(messages[language]['alert.line'], { what, page, retailer });
}

function moreLine({ language }: DueRule, count: number): string[] {
  return count > 0 ? [fillText(messages[language]['alert.more'], { count: String(count) })] : [];
}

function titleOf({ language, name }: DueRule, news: readonly NewsItem[]): string {
  return fillText(messages[language]['alert.title'], { rule: name, count: String(news.length) });
}

/** Writes the notification for the panel's inbox. */
export function writeNotification(rule: DueRule, news: readonly NewsItem[]): AlertNotification {
  const lines = news.slice(0, shownInPanel).map((item) => describe(rule, item));
  return {
    title: titleOf(rule, news),
    text: [...lines, ...moreLine(rule, news.length - shownInPanel)].join('\n'),
    link: linkTo(rule, news),
  };
}

/** Writes subject and text of the email; each line is followed by its link. */
export function writeAlertMail(
  rule: DueRule,
  news: readonly NewsItem[],
  panelUrl: string,
): { subject: string; text: string } {
  const texts = messages[rule.language];
  const lines = news
    .slice(0, shownInMail)
    .map((item) => `${describe(rule, item)}\n${panelUrl}${monitorPath}?open=${item.pageId}`);
  const head = fillText(texts['alert.mailHead'], { rule: rule.name });
  const foot = fillText(texts['alert.mailFoot'], {
    all: panelUrl + linkTo(rule, news),
    rules: `${panelUrl}${monitorPath}/alerts`,
  });
  return {
    subject: titleOf(rule, news),
    text: [head, ...lines, ...moreLine(rule, news.length - shownInMail), foot].join('\n\n'),
  };
}
