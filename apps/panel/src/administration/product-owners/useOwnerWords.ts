import { type OwnedKind, ownedKinds, type OwnerRole, ownerRoles } from '@vitrina/api-client/contract';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Returns the kinds of owned products and the roles of licenses, in words. */
export function useOwnerWords() {
  const intl = useIntl();
  return useMemo(() => {
    const kindOf = (kind: OwnedKind) => intl.formatMessage({ id: `panel.productOwners.kind.${kind}` });
    const roleOf = (role: OwnerRole) => intl.formatMessage({ id: `panel.productOwners.role.${role}` });
    return {
      kindOf,
      roleOf,
      kinds: ownedKinds.map((value) => ({ value, label: kindOf(value) })),
      roles: ownerRoles.map((value) => ({ value, label: roleOf(value) })),
    };
  }, [intl]);
}
