import { Card, FormattedMessage } from '@vitrina/ui-kit';
import { ManyControl, type SchemaForm } from '@vitrina/ui-kit/form';

import {
  useLicenseOptions,
  useRetailerOptions,
  useUserOptions,
} from '../../shared/directory/useDirectory.ts';
import { FieldStack } from '../../shared/records/FieldStack.tsx';
import type { GroupValues } from './settingSwitches.ts';

/** Card with a group's members, and the licenses and retailers it applies to. */
export function GroupMembersCard({ form }: { form: SchemaForm<GroupValues> }) {
  return (
    <Card title={<FormattedMessage id="panel.groups.section.members" />}>
      <FieldStack>
        <ManyControl
          form={form}
          name="licenseIds"
          label={<FormattedMessage id="panel.groups.licenses" />}
          hint={<FormattedMessage id="panel.groups.licensesHint" />}
          options={useLicenseOptions()}
        />
        <ManyControl
          form={form}
          name="retailerIds"
          label={<FormattedMessage id="panel.groups.retailers" />}
          hint={<FormattedMessage id="panel.groups.retailersHint" />}
          options={useRetailerOptions()}
        />
        <ManyControl
          form={form}
          name="userIds"
          label={<FormattedMessage id="panel.groups.users" />}
          hint={<FormattedMessage id="panel.groups.usersHint" />}
          options={useUserOptions()}
        />
      </FieldStack>
    </Card>
  );
}
