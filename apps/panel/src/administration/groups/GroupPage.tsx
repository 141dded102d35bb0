import Button from '@mui/material/Button';
import type { Group } from '@vitrina/api-client/contract';
import { Card, lazy, FormattedMessage } from '@vitrina/ui-kit';
import { SwitchControl, TextControl, useFormValues, type SchemaForm } from '@vitrina/ui-kit/form';
import { useState } from 'react';

import { FieldStack } from '../../shared/records/FieldStack.tsx';
import { RecordFormFrame } from '../../shared/records/RecordFormFrame.tsx';
import { RecordPage } from '../../shared/records/RecordPage.tsx';
import { useRecordForm } from '../../shared/records/useRecordForm.ts';
import { CapabilitiesCard } from './CapabilitiesCard.tsx';
import { CategoryRuleCard } from './CategoryRuleCard.tsx';
import { GroupMembersCard } from './GroupMembersCard.tsx';
import { groupKind } from './groupKind.ts';
import { GroupKeysCard } from './GroupKeysCard.tsx';
import type { SeeAsGroupProps } from './SeeAsGroupDialog.tsx';
import { SettingCards } from './SettingCards.tsx';
import type { GroupValues } from './settingSwitches.ts';

const SeeAsGroupDialog = lazy<SeeAsGroupProps>(
  async () => (await import('./SeeAsGroupDialog.tsx')).SeeAsGroupDialog,
);

/** Button that previews the panel for the group, with the current values of the form. */
function SeeAsGroup({ form }: { form: SchemaForm<GroupValues> }) {
  const [isOpen, setIsOpen] = useState(false);
  const group = useFormValues(form);
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        <FormattedMessage id="panel.groups.seeAs" />
      </Button>
      {isOpen ? <SeeAsGroupDialog group={group} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function GroupForm({ group }: { group: Group | undefined }) {
  const record = useRecordForm(groupKind, group);
  const { form } = record;
  return (
    <RecordFormFrame
      record={record}
      name={group?.name ?? ''}
      listPath={groupKind.listPath}
      actions={<SeeAsGroup form={form} />}
    >
      <Card title={<FormattedMessage id="panel.groups.one" />}>
        <FieldStack>
          <TextControl form={form} name="name" label={<FormattedMessage id="panel.groups.name" />} />
          <SwitchControl
            form={form}
            name="settings.isSecondFactorRequired"
            label={<FormattedMessage id="panel.groups.settings.isSecondFactorRequired" />}
            hint={<FormattedMessage id="panel.groups.settings.isSecondFactorRequired.hint" />}
          />
        </FieldStack>
      </Card>
      <GroupMembersCard form={form} />
      <CapabilitiesCard form={form} />
      <SettingCards form={form} />
      <CategoryRuleCard form={form} />
      {group ? <GroupKeysCard group={group} /> : null}
    </RecordFormFrame>
  );
}

/** Form page that creates or edits a user group. */
export function GroupPage() {
  return <RecordPage kind={groupKind}>{(group) => <GroupForm group={group} />}</RecordPage>;
}
