import type { MarketplaceIssue } from '@vitrina/marketplace-export';
import { messages } from '@vitrina/marketplace-export/messages';
import { useMemo } from 'react';
import { createIntl, useIntl } from 'react-intl';

/** An issue of a report. A newer server may send unknown codes. */
export type ReportedIssue = Omit<MarketplaceIssue, 'code'> & { readonly code: string };

/**
 * Creates a formatter of issues in a language. Their messages are loaded with this code, not with the editor.
 */
export function createIssueText(locale: string): (issue: ReportedIssue) => string {
  const language = locale === 'ru' ? 'ru' : 'en';
  // These messages are in no app's catalog, so the type of message ids doesn't include them.
  const { formatMessage } = createIntl({ locale: language, messages: messages[language] as never });
  const format = formatMessage as (descriptor: { id: string }, values: object) => string;
  return ({ code, values }) =>
    Object.hasOwn(messages.en, code) ? format({ id: code }, { ...values }) : code;
}

/** Returns {@link createIssueText} for the user's language. */
export function useIssueText(): (issue: ReportedIssue) => string {
  const { locale } = useIntl();
  return useMemo(() => createIssueText(locale), [locale]);
}
