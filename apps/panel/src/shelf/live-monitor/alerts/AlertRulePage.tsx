import { alertPaces, pageProblemTypes, pageStatuses, type AlertRule } from '@vitrina/api-client/contract';
import { Card, FormattedMessage, useLocale } from '@vitrina/ui-kit';
import {
  CheckListControl,
  ManyControl,
  SelectControl,
  SwitchControl,
  TextControl,
} from '@vitrina/ui-kit/form';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import {
  useBrandOptions,
  useLicenseOptions,
  useRetailerOptions,
} from '../../../shared/directory/useDirectory.ts';
import { FieldStack } from '../../../shared/records/FieldStack.tsx';
import { RecordFormFrame } from '../../../shared/records/RecordFormFrame.tsx';
import { RecordPage } from '../../../shared/records/RecordPage.tsx';
import { useRecordForm } from '../../../shared/records/useRecordForm.ts';
import { alertRuleKind } from './alertRuleKind.ts';
import { alertRulesPath } from './alertRulesPath.ts';

const problemOptions = pageProblemTypes.map((value) => ({
  value,
  label: <FormattedMessage id={`shelf.problem.${value}`} />,
}));
const statusOptions = pageStatuses.map((value) => ({
  value,
  label: <FormattedMessage id={`shelf.status.${value}`} />,
}));

function useKind() {
  const { messageLocale } = useLocale();
  return useMemo(() => alertRuleKind(messageLocale), [messageLocale]);
}

function AlertRuleForm({ rule }: { rule: AlertRule | undefined }) {
  const intl = useIntl();
  const { timeZone } = useLocale();
  const record = useRecordForm(useKind(), rule);
  const { form } = record;
  const all = <FormattedMessage id="shelf.alerts.emptyIsAll" />;
  const paces = alertPaces.map((value) => ({
    value,
    label: intl.formatMessage({ id: `shelf.alerts.pace.${value}` }),
  }));
  const languages = (['en', 'ru'] as const).map((value) => ({
    value,
    label: intl.formatMessage({ id: `shelf.alerts.language.${value}` }),
  }));
  return (
    <RecordFormFrame record={record} name={rule?.name ?? ''} listPath={alertRulesPath}>
      <Card title={<FormattedMessage id="shelf.alerts.what" />}>
        <FieldStack>
          <TextControl form={form} name="name" label={<FormattedMessage id="shelf.alerts.name" />} />
          <CheckListControl
            form={form}
            name="problems"
            label={<FormattedMessage id="shelf.alerts.problems" />}
            options={problemOptions}
            errorTexts={{ 'ui.form.invalid': 'shelf.alerts.nothingChosen' }}
          />
          <CheckListControl
            form={form}
            name="statuses"
            label={<FormattedMessage id="shelf.alerts.statuses" />}
            hint={<FormattedMessage id="shelf.alerts.statusesHint" />}
            options={statusOptions}
          />
        </FieldStack>
      </Card>
      <Card title={<FormattedMessage id="shelf.alerts.where" />}>
        <FieldStack>
          <ManyControl
            form={form}
            name="retailerIds"
            label={<FormattedMessage id="shelf.alerts.retailers" />}
            hint={all}
            options={useRetailerOptions()}
          />
          <ManyControl
            form={form}
            name="brandIds"
            label={<FormattedMessage id="shelf.alerts.brands" />}
            hint={all}
            options={useBrandOptions()}
          />
          <ManyControl
            form={form}
            name="licenseIds"
            label={<FormattedMessage id="shelf.alerts.licenses" />}
            hint={all}
            options={useLicenseOptions()}
          />
        </FieldStack>
      </Card>
      <Card title={<FormattedMessage id="shelf.alerts.how" />}>
        <FieldStack>
          <SelectControl
            form={form}
            name="pace"
            label={<FormattedMessage id="shelf.alerts.pace" />}
            hint={<FormattedMessage id="shelf.alerts.paceHint" values={{ timeZone }} />}
            options={paces}
          />
          <SwitchControl
            form={form}
            name="isByMail"
            label={<FormattedMessage id="shelf.alerts.isByMail" />}
            hint={<FormattedMessage id="shelf.alerts.isByMailHint" />}
          />
          <SelectControl
            form={form}
            name="language"
            label={<FormattedMessage id="shelf.alerts.language" />}
            options={languages}
          />
        </FieldStack>
      </Card>
    </RecordFormFrame>
  );
}

/** Form page that creates or edits an alert rule of the user. */
export function AlertRulePage() {
  return <RecordPage kind={useKind()}>{(rule) => <AlertRuleForm rule={rule} />}</RecordPage>;
}
