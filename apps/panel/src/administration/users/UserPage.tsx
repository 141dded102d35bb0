import { roleNames, type User } from '@vitrina/api-client/contract';
import { PasswordField } from '@vitrina/session';
import { Card, FormattedMessage } from '@vitrina/ui-kit';
import { CheckListControl, OneControl, SwitchControl, TextControl } from '@vitrina/ui-kit/form';

import { useGroupOptions } from '../../shared/directory/useDirectory.ts';
import { FieldStack } from '../../shared/records/FieldStack.tsx';
import { passwordErrorTexts } from '../../shared/records/passwordErrorTexts.ts';
import { RecordFormFrame } from '../../shared/records/RecordFormFrame.tsx';
import { RecordPage } from '../../shared/records/RecordPage.tsx';
import { useRecordForm } from '../../shared/records/useRecordForm.ts';
import { UserAccessActions } from './UserAccessActions.tsx';
import { userKind } from './userKind.ts';

const roleOptions = roleNames.map((value) => ({
  value,
  label: <FormattedMessage id={`panel.role.${value}`} />,
  hint: <FormattedMessage id={`panel.role.${value}Hint`} />,
}));

function UserForm({ user }: { user: User | undefined }) {
  const record = useRecordForm(userKind, user);
  const { form, isNew } = record;
  return (
    <RecordFormFrame
      record={record}
      name={user?.username ?? ''}
      listPath={userKind.listPath}
      actions={user ? <UserAccessActions user={user} /> : null}
    >
      <Card title={<FormattedMessage id="panel.users.person" />}>
        <FieldStack>
          <TextControl form={form} name="username" label={<FormattedMessage id="panel.users.username" />} />
          <TextControl
            form={form}
            name="firstName"
            label={<FormattedMessage id="panel.profile.firstName" />}
          />
          <TextControl form={form} name="lastName" label={<FormattedMessage id="panel.profile.lastName" />} />
          <TextControl
            form={form}
            name="email"
            type="email"
            label={<FormattedMessage id="panel.users.email" />}
          />
        </FieldStack>
      </Card>
      <Card title={<FormattedMessage id="panel.users.access" />}>
        <FieldStack>
          <OneControl
            form={form}
            name="groupId"
            label={<FormattedMessage id="panel.users.group" />}
            hint={<FormattedMessage id="panel.users.groupHint" />}
            options={useGroupOptions()}
          />
          <CheckListControl
            form={form}
            name="roles"
            label={<FormattedMessage id="panel.users.role" />}
            options={roleOptions}
          />
          <SwitchControl
            form={form}
            name="isEnabled"
            label={<FormattedMessage id="panel.users.maySignIn" />}
            hint={<FormattedMessage id="panel.users.maySignInHint" />}
          />
          <TextControl
            form={form}
            name="password"
            Field={PasswordField}
            label={<FormattedMessage id="panel.profile.newPassword" />}
            autoComplete="new-password"
            hint={<FormattedMessage id={isNew ? 'panel.users.passwordNew' : 'panel.users.passwordKeep'} />}
            errorTexts={passwordErrorTexts}
          />
        </FieldStack>
      </Card>
    </RecordFormFrame>
  );
}

/** Form page that creates or edits an account. */
export function UserPage() {
  return <RecordPage kind={userKind}>{(user) => <UserForm user={user} />}</RecordPage>;
}
