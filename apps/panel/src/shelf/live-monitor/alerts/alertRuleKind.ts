import { calls } from '@vitrina/api-client/calls';
import type { alertRuleInputSchema, AlertRule } from '@vitrina/api-client/contract';

import type { RecordKind } from '../../../shared/records/recordKind.ts';
import { alertRulesPath } from './alertRulesPath.ts';

const idsOf = (things: readonly { id: number }[]) => things.map(({ id }) => id);

/** Returns alert rules as a kind of record, in the language of their owner. */
export function alertRuleKind(
  language: AlertRule['language'],
): RecordKind<AlertRule, typeof alertRuleInputSchema> {
  return {
    calls: {
      get: calls.getAlertRule,
      create: calls.createAlertRule,
      update: calls.updateAlertRule,
      remove: calls.deleteAlertRule,
      list: calls.searchAlertRules,
    },
    loadSchema: async () => (await import('@vitrina/api-client/contract')).alertRuleInputSchema,
    blank: {
      name: '',
      problems: [],
      statuses: [],
      retailerIds: [],
      brandIds: [],
      licenseIds: [],
      pace: 'daily',
      isByMail: true,
      language,
    },
    toInput: ({ name, problems, statuses, retailers, brands, licenses, pace, isByMail, ...rule }) => ({
      name,
      problems,
      statuses,
      retailerIds: idsOf(retailers),
      brandIds: idsOf(brands),
      licenseIds: idsOf(licenses),
      pace,
      isByMail,
      language: rule.language,
    }),
    listPath: alertRulesPath,
    fieldOfCode: { nameTaken: 'name' },
  };
}
