import {
  permissionNames,
  type Permission,
  type PermissionName,
  type Profile,
} from '@vitrina/api-client/contract';

/** Permissions by name, as a profile lists them. */
export function permissionsOf(...names: PermissionName[]): Permission[] {
  return names.map((name) => ({ id: permissionNames.indexOf(name) + 1, name }));
}

/** A signed-in user for stories and tests; pass the fields that matter. */
export function makeProfile(change: Partial<Profile> = {}): Profile {
  return {
    id: 2,
    username: 'editor',
    firstName: 'Anna',
    lastName: 'Kovaleva',
    email: 'editor@example.com',
    roles: [],
    retailers: [{ id: 1, name: 'Ozon', license: { id: 1, name: 'Tefal' } }],
    licenses: [{ id: 1, name: 'Tefal' }],
    permissions: permissionsOf('Dashboard', 'BuilderPro'),
    categories: [],
    initialCategories: [],
    group: null,
    timeZone: 'Europe/Moscow',
    ...change,
  };
}
