export { useAction, type Action } from './action/useAction.ts';
export {
  useAddressQuery,
  withParam,
  type ChangeQuery,
  type QueryUpdate,
} from './address-query/useAddressQuery.ts';
export { useCallMutation, type CallMutation, type CallMutationOptions } from './call/useCallMutation.ts';
export { useFailureToast } from './call/useFailureToast.ts';
export { declareBundledFonts } from './fonts/declareBundledFonts.ts';
export { decideEntry, type Entry, type HomePaths } from './guard/decideEntry.ts';
export { LeaveApp } from './guard/LeaveApp.tsx';
export { loginPath } from './guard/loginPath.ts';
export { PermissionGuard, type PermissionGuardProps } from './guard/PermissionGuard.tsx';
export { LanguageSwitch } from './language/LanguageSwitch.tsx';
export { useLeaveGuard, type LeaveGuard } from './leave-guard/useLeaveGuard.tsx';
export { LoginForm, type LoginFormProps } from './sign-in/LoginForm.tsx';
export type { EarlyInput } from './sign-in/useLoginForm.ts';
export { canAutofillPasskeys, createPasskey, hasPasskeys, type NewPasskey } from './passkeys/ceremonies.ts';
export { PasskeyFailure } from './passkeys/PasskeyFailure.tsx';
export { rememberPasskeyHere } from './passkeys/passkeyHere.ts';
export { PasskeySignIn, type PasskeySignInProps } from './passkeys/PasskeySignIn.tsx';
export { requestSignInOptions, type SignInOptions } from './requests/requestSignInOptions.ts';
export { TwoFactorEnrollment, type TwoFactorEnrollmentProps } from './two-factor/TwoFactorEnrollment.tsx';
export { RecoveryCodes } from './two-factor/RecoveryCodes.tsx';
export { CodeField } from './sign-in/CodeField.tsx';
export {
  requestFactorConfirmation,
  requestFactorSecret,
  requestOpenidToken,
  requestRecovery,
  requestReset,
  requestTokens,
  type SignInOutcome,
} from './sign-in/requestTokens.ts';
export { PasswordField } from './sign-in/PasswordField.tsx';
export { errorMessageId, wantsCode } from './sign-in/signInError.ts';
export { createQueryClient } from './query/createQueryClient.ts';
export { loadProfileAhead } from './state/loadProfile.ts';
export { logFailure } from './query/logFailure.ts';
export { holdsPermission, isAdministrator, type RequiredPermission } from './state/permissions.ts';
export { useApiClient, useSession, type Session, type SessionStatus } from './state/SessionContext.ts';
export type { Credentials } from './sign-in/credentials.ts';
export { SessionProvider, type SessionProviderProps } from './state/SessionProvider.tsx';
export { readRedirect } from './tokens/redirectUrl.ts';
export { clearTokens, readAccessToken, sessionKeys } from './tokens/tokenStorage.ts';
