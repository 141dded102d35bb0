import type { AuditEntry } from '@vitrina/api-client/contract';
import { asMessageId } from '@vitrina/ui-kit';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/**
 * Returns functions that describe an audit entry: its action and its target. An action unknown to this
 * version of the panel is shown by its code.
 */
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
