// Written from en.json by tooling/checks/messageTypes.mjs.
/// <reference path="../../../api-client/src/messages/arguments.d.ts" />
/// <reference path="../../../ui-kit/src/messages/arguments.d.ts" />

declare namespace FormatjsIntl {
  interface MessageArguments {
    'session.again.signOut': {};
    'session.again.submit': {};
    'session.again.text': { username: string | number };
    'session.again.title': {};
    'session.demo.title': {};
    'session.factor.byHand': {};
    'session.factor.code': {};
    'session.factor.codeHint': {};
    'session.factor.codesKept': {};
    'session.factor.keepCodes': {};
    'session.factor.qr': {};
    'session.factor.scan': {};
    'session.factor.turnOn': {};
    'session.language.label': { language: string | number };
    'session.leave.leave': {};
    'session.leave.stay': {};
    'session.leave.text': {};
    'session.leave.title': {};
    'session.login.login': {};
    'session.login.loginRequired': {};
    'session.login.password': {};
    'session.login.passwordRequired': {};
    'session.login.submit': {};
    'session.password.hide': {};
    'session.password.show': {};
  }
}
