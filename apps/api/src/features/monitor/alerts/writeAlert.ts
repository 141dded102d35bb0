import { renderPhrase, type Phrase } from '../../notifications/notice.ts';
import type { ServerNotification } from '../../notifications/notifyUsers.ts';
import type { DueRule, NewsItem } from './takeNews.ts';

const monitorPath = '/panel/statistics/liveMonitor';
/** How many entries the panel's notification and an email list; the others are counted. */
const shownInPanel = 10;
const shownInMail = 100;

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

function describe({ kind, word, page, retailer }: NewsItem): Phrase {
  // A problem has the name of a problem, a status that of a status.
  const what: Phrase = { id: `shelf.${kind}.${word}` as Phrase['id'] };
  return { id: 'alert.line', values: { what, page, retailer } };
}

function moreLine(count: number): Phrase[] {
  return count > 0 ? [{ id: 'alert.more', values: { count } }] : [];
}

function titleOf({ name }: DueRule, news: readonly NewsItem[]): Phrase {
  return { id: 'alert.title', values: { rule: name, count: news.length } };
}

/** Writes the notification for the panel's inbox. */
export function writeNotification(rule: DueRule, news: readonly NewsItem[]): ServerNotification {
  const lines = [...news.slice(0, shownInPanel).map(describe), ...moreLine(news.length - shownInPanel)];
  return { notice: { title: titleOf(rule, news), lines }, link: linkTo(rule, news) };
}

/** Writes subject and text of the email, in the rule's language; each line is followed by its link. */
export function writeAlertMail(
  rule: DueRule,
  news: readonly NewsItem[],
  panelUrl: string,
): { subject: string; text: string } {
  const write = (phrase: Phrase) => renderPhrase(phrase, rule.language);
  const lines = news
    .slice(0, shownInMail)
    .map((item) => `${write(describe(item))}\n${panelUrl}${monitorPath}?open=${item.pageId}`);
  const head = write({ id: 'alert.mailHead', values: { rule: rule.name } });
  const links = { all: panelUrl + linkTo(rule, news), rules: `${panelUrl}${monitorPath}/alerts` };
  const foot = write({ id: 'alert.mailFoot', values: links });
  const more = moreLine(news.length - shownInMail).map(write);
  return { subject: write(titleOf(rule, news)), text: [head, ...lines, ...more, foot].join('\n\n') };
}
