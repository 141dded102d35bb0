import type { StatisticsGroupRecord } from '@vitrina/api-client/contract';
import { Card, FormattedMessage } from '@vitrina/ui-kit';
import { CheckListControl, ManyControl, TextControl } from '@vitrina/ui-kit/form';

import { useLicenseOptions, useUserOptions } from '../../shared/directory/useDirectory.ts';
import { FieldStack } from '../../shared/records/FieldStack.tsx';
import { permissionOptions } from '../../shared/records/permissionOptions.tsx';
import { RecordFormFrame } from '../../shared/records/RecordFormFrame.tsx';
import { RecordPage } from '../../shared/records/RecordPage.tsx';
import { useRecordForm } from '../../shared/records/useRecordForm.ts';
import { statisticsGroupKind } from './statisticsGroupKind.ts';

function StatisticsGroupForm({ group }: { group: StatisticsGroupRecord | undefined }) {
  const record = useRecordForm(statisticsGroupKind, group);
  const { form } = record;
  return (
    <RecordFormFrame record={record} name={group?.name ?? ''} listPath={statisticsGroupKind.listPath}>
      <Card title={<FormattedMessage id="panel.statisticsGroups.one" />}>
        <FieldStack>
          <TextControl
            form={form}
            name="name"
            label={<FormattedMessage id="panel.statisticsGroups.name" />}
          />
          <CheckListControl
            form={form}
            name="permissions"
            label={<FormattedMessage id="panel.groups.permissions" />}
            hint={<FormattedMessage id="panel.statisticsGroups.permissionsHint" />}
            options={permissionOptions}
          />
          <ManyControl
            form={form}
            name="licenseIds"
            label={<FormattedMessage id="panel.groups.licenses" />}
            hint={<FormattedMessage id="panel.statisticsGroups.licensesHint" />}
            options={useLicenseOptions()}
          />
          <ManyControl
            form={form}
            name="userIds"
            label={<FormattedMessage id="panel.groups.users" />}
            hint={<FormattedMessage id="panel.statisticsGroups.usersHint" />}
            options={useUserOptions()}
          />
        </FieldStack>
      </Card>
    </RecordFormFrame>
  );
}

/** Form page that creates or edits a statistics group. */
export function StatisticsGroupPage() {
  return (
    <RecordPage kind={statisticsGroupKind}>{(group) => <StatisticsGroupForm group={group} />}</RecordPage>
  );
}
