import { describe, expect, it } from 'vitest';

import type { Session } from '../state/SessionContext.ts';
import { decideEntry } from './decideEntry.ts';

const homePaths = { home: '/panel/dashboard', homeWithoutDashboard: '/panel/reports' };
const holding =
  (...names: string[]): Session['can'] =>
  (permission) =>
    names.includes(permission);

function decide(
  status: Session['status'],
  can: Session['can'],
  permission: Parameters<Session['can']>[0] = 'User',
) {
  return decideEntry({ status, can }, permission, homePaths);
}

describe('by panel.md, section 2', () => {
  it('fetches the profile before it decides', () => {
    expect(decide('loading', holding())).toEqual({ kind: 'wait' });
  });

  it('sends those without a token to Login and keeps where they wanted to go', () => {
    expect(decide('anonymous', holding())).toEqual({ kind: 'toLogin', rememberPath: true });
  });

  it('sends those whose profile cannot be had to Login', () => {
    expect(decide('failed', holding())).toEqual({ kind: 'toLogin', rememberPath: true });
  });

  it('sends those who lack the second factor their group requires to set it up', () => {
    expect(decide('mustEnrol', holding())).toEqual({ kind: 'toTwoFactor' });
  });

  it('sends those who logged out to Login without a place to return to', () => {
    expect(decide('signedOut', holding())).toEqual({ kind: 'toLogin', rememberPath: false });
  });

  it('lets those in who hold the permission', () => {
    expect(decide('signedIn', holding('Trends'), 'Trends')).toEqual({ kind: 'enter' });
  });

  it('sends the others to the dashboard', () => {
    expect(decide('signedIn', holding('User'), 'Admin')).toEqual({
      kind: 'redirect',
      to: '/panel/dashboard',
    });
  });

  it('sends those to the reports who may not see the dashboard', () => {
    expect(decide('signedIn', holding('User'), 'Dashboard')).toEqual({
      kind: 'redirect',
      to: '/panel/reports',
    });
  });
});
