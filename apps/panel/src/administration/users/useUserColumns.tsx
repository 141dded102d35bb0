import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import type { User } from '@vitrina/api-client/contract';
import type { Column } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { StatusText } from '../../shared/records/StatusText.tsx';
import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';

/** Message IDs for whether an account can sign in. */
export const enabledTexts = { yes: 'panel.users.enabled', no: 'panel.users.disabled' } as const;
const factorTexts = { yes: 'panel.users.factorOn', no: 'panel.users.factorOff' } as const;
const roleTexts = { yes: 'panel.users.administrator', no: 'panel.users.ordinary' } as const;

const fullName = ({ firstName, lastName }: User) => `${firstName} ${lastName}`.trim();

/** Returns the columns of the account list. */
export function useUserColumns(): readonly Column<User>[] {
  const intl = useIntl();
  const make = useColumnMakers<User>();
  return useMemo(
    () => [
      make.text('username', 'panel.users.username', ({ username }) => username),
      make.text('lastName', 'panel.users.name', (user) => fullName(user) || '—', { hideBelow: 'sm' }),
      make.text('email', 'panel.users.email', ({ email }) => email, { hideBelow: 'md' }),
      make.text('group', 'panel.users.group', ({ group }) => group?.name ?? '—', { hideBelow: 'sm' }),
      make.flag('isEnabled', 'panel.users.status', ({ isEnabled }) => isEnabled, enabledTexts, {
        cell: ({ isEnabled }) => (
          <StatusText
            tone={isEnabled ? 'live' : 'neutral'}
            Icon={isEnabled ? CheckCircle : Block}
            text={intl.formatMessage({ id: isEnabled ? enabledTexts.yes : enabledTexts.no })}
          />
        ),
      }),
      make.flag('role', 'panel.users.role', ({ roles }) => roles.includes('ROLE_ADMIN'), roleTexts, {
        isSortable: false,
        isOptional: true,
      }),
      make.flag('secondFactor', 'panel.users.factor', ({ hasSecondFactor }) => hasSecondFactor, factorTexts, {
        isSortable: false,
        hideBelow: 'xl',
      }),
      make.moment('lastSignInDate', 'panel.users.lastSignIn', ({ lastSignInDate }) => lastSignInDate, {
        hideBelow: 'lg',
      }),
      make.moment('createdDate', 'panel.users.created', ({ createdDate }) => createdDate, {
        isOptional: true,
      }),
    ],
    [intl, make],
  );
}
