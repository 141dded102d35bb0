declare module '*.json?catalog' {
  import type { Messages } from '@vitrina/ui-kit';

  /** Messages parsed by `@formatjs/cli`; see `tooling/config/messageCatalogs.ts`. */
  export const messages: Messages;
}

declare module '*.json?signIn' {
  import type { Messages } from '@vitrina/ui-kit';

  /** Messages of the sign-in app. */
  export const messages: Messages;
}

declare module '*.json?pageTest' {
  import type { Messages } from '@vitrina/ui-kit';

  /** Messages of the page test. */
  export const messages: Messages;
}
