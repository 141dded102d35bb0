declare module '*.json?catalog' {
  /** Messages parsed by @formatjs/cli; see tooling/config/messageCatalogs.ts. */
  export const messages: import('@vitrina/ui-kit').Messages;
}
