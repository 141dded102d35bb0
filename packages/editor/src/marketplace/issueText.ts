import type { MarketplaceIssue } from '@vitrina/marketplace-export';
import { messages } from '@vitrina/marketplace-export/messages';
import { useMemo } from 'react';
import { createIntl, useIntl } from 'react-intl';

/** What a report says; the codes of a newer server are unknown here. */
export type ReportedIssue = Omit<MarketplaceIssue, 'code'> & { readonly code: string };

/**
 * Says issues in a language. Their texts come with the code that needs them, not with the editor.
 */
export function createIssueText(locale: string): (issue: ReportedIssue) => string {
  const language = locale === 'ru' ? 'ru' : 'en';
  // No catalog of an app has these messages, and so the types of ids do not know them.
  const { formatMessage } = createIntl({ locale: language, messages: messages[language] as never });
  const format = formatMessage as (descriptor: { id: string }, values: object) => string;
  return ({ code, values }) =>
    Object.hasOwn(messages.en, code) ? format({ id: code }, { ...values }) : code;
}

/** {@link createIssueText} in the user's language. */
export function useIssueText(): (issue: ReportedIssue) => string {
  const { locale } = useIntl();
  return useMemo(() => createIssueText(locale), [locale]);
}
