import { describe, expect, it } from 'vitest';

import { makeProfile, permissionsOf } from '../testing/profiles.ts';
import { holdsPermission, mergePermissions } from './permissions.ts';

describe('holdsPermission', () => {
  it('gives User to everybody and the rest by name', () => {
    const profile = makeProfile({ permissions: permissionsOf('Trends') });
    expect(holdsPermission(profile, 'User')).toBe(true);
    expect(holdsPermission(profile, 'Trends')).toBe(true);
    expect(holdsPermission(profile, 'Live_monitor')).toBe(false);
  });

  it('gives everything to ROLE_ADMIN, and Admin also by permission', () => {
    const administrator = makeProfile({ roles: ['ROLE_ADMIN'], permissions: [] });
    expect(holdsPermission(administrator, 'Admin')).toBe(true);
    expect(holdsPermission(administrator, 'BuilderPro')).toBe(true);
    expect(holdsPermission(makeProfile({ permissions: permissionsOf('Admin') }), 'Admin')).toBe(true);
    expect(holdsPermission(makeProfile({ permissions: permissionsOf('Admin') }), 'Trends')).toBe(false);
  });

  it("needs the group's consent for the builders", () => {
    const settings = { isBuilderAvailable: true, isBuilderProAvailable: false };
    const profile = makeProfile({
      permissions: permissionsOf('Builder', 'BuilderPro'),
      group: { id: 1, name: 'Editors', settings } as never,
    });
    expect(holdsPermission(profile, 'Builder')).toBe(true);
    expect(holdsPermission(profile, 'BuilderPro')).toBe(false);
  });
});

it('merges permissions, each once', () => {
  const merged = mergePermissions(permissionsOf('Trends', 'Builder'), permissionsOf('Builder', 'Dashboard'));
  expect(merged.map(({ name }) => name)).toEqual(['Trends', 'Builder', 'Dashboard']);
});
