export { decideEntry, type Entry, type HomePaths } from './guard/decideEntry.ts';
export { LeaveApp } from './guard/LeaveApp.tsx';
export { loginPath, PermissionGuard, type PermissionGuardProps } from './guard/PermissionGuard.tsx';
export { LanguageSwitch } from './language/LanguageSwitch.tsx';
export { useLeaveGuard, type LeaveGuard } from './leave-guard/useLeaveGuard.tsx';
export { LoginForm, type LoginFormProps } from './login/LoginForm.tsx';
export { PasswordField } from './login/PasswordField.tsx';
export { errorMessageId } from './login/signInError.ts';
export { createQueryClient } from './query/createQueryClient.ts';
export { holdsPermission, isAdministrator, type RequiredPermission } from './state/permissions.ts';
export {
  useApiClient,
  useSession,
  type Credentials,
  type Session,
  type SessionStatus,
} from './state/SessionContext.ts';
export { SessionProvider, type SessionProviderProps } from './state/SessionProvider.tsx';
export { takeRedirect } from './tokens/redirectUrl.ts';
export { readAccessToken, sessionKeys } from './tokens/tokenStorage.ts';
