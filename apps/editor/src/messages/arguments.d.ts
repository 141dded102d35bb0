// Written from en.json by tooling/checks/messageTypes.mjs.
/// <reference path="../../../../packages/api-client/src/messages/arguments.d.ts" />
/// <reference path="../../../../packages/block-kit/src/messages/arguments.d.ts" />
/// <reference path="../../../../packages/blocks-amazon/src/messages/arguments.d.ts" />
/// <reference path="../../../../packages/blocks-friendly/src/messages/arguments.d.ts" />
/// <reference path="../../../../packages/blocks-generic/src/messages/arguments.d.ts" />
/// <reference path="../../../../packages/blocks-ozon/src/messages/arguments.d.ts" />
/// <reference path="../../../../packages/editor/src/messages/arguments.d.ts" />
/// <reference path="../../../../packages/editor-core/src/messages/arguments.d.ts" />
/// <reference path="../../../../packages/epack-model/src/messages/arguments.d.ts" />
/// <reference path="../../../../packages/session/src/messages/arguments.d.ts" />
/// <reference path="../../../../packages/ui-kit/src/messages/arguments.d.ts" />

declare namespace FormatjsIntl {
  interface MessageArguments {
    'editor.signIn': {};
    'editor.signOut': {};
  }
}
