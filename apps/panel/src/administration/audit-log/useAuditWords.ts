import type { AuditEntry } from '@vitrina/api-client/contract';
import { asMessageId } from '@vitrina/ui-kit';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** An act in words: what was done, and to what. An act of a newer server than this page is shown by its code. */
export function useAuditWords() {
  const intl = useIntl();
  return useMemo(
    () => ({
      actionOf: ({ action }: AuditEntry) => {
        const id = asMessageId(intl.messages, `panel.audit.${action}`);
        return id === undefined ? action : intl.formatMessage({ id });
      },
      subjectOf: ({ action, subject, subjectName }: AuditEntry) =>
        action.startsWith('demo.')
          ? intl.formatMessage({ id: 'panel.auditLog.installation' })
          : (subjectName ?? subject),
    }),
    [intl],
  );
}
