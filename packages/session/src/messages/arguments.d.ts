// Written from en.json by tooling/checks/messageTypes.mjs.
/// <reference path="../../../api-client/src/messages/arguments.d.ts" />
/// <reference path="../../../ui-kit/src/messages/arguments.d.ts" />

declare namespace FormatjsIntl {
  interface MessageArguments {
    'session.again.signOut': {};
    'session.again.submit': {};
    'session.again.text': { username: string | number };
    'session.again.title': {};
    'session.confirm.text': { username: string | number };
    'session.confirm.title': {};
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
    'session.passkey.problem.failed': {};
    'session.passkey.problem.known': {};
    'session.passkey.problem.notChosen': {};
    'session.passkey.problem.notCreated': {};
    'session.passkey.problem.otherUser': {};
    'session.passkey.problem.unsupported': {};
    'session.passkey.problem.unverified': {};
    'session.passkey.problem.wrongAddress': {};
    'session.passkey.signIn': {};
    'session.passkey.use': {};
    'session.password.hide': {};
    'session.password.show': {};
    'session.tour.begin': {};
    'session.tour.changeAway': {};
    'session.tour.changeHere': {};
    'session.tour.changeOpen': {};
    'session.tour.changeTitle': {};
    'session.tour.finish': {};
    'session.tour.fold': {};
    'session.tour.leave': {};
    'session.tour.liveAway': {};
    'session.tour.liveOpen': {};
    'session.tour.liveTitle': {};
    'session.tour.newTab': {};
    'session.tour.next': {};
    'session.tour.notNow': {};
    'session.tour.offerText': {};
    'session.tour.offerTextReading': {};
    'session.tour.offerTitle': { count: number };
    'session.tour.openAway': {};
    'session.tour.openOpen': {};
    'session.tour.openTitle': {};
    'session.tour.publishAway': {};
    'session.tour.publishHere': {};
    'session.tour.publishOpen': {};
    'session.tour.publishTitle': {};
    'session.tour.shelfAway': {};
    'session.tour.shelfHere': {};
    'session.tour.shelfOpen': {};
    'session.tour.shelfTitle': {};
    'session.tour.step': { number: string | number; count: string | number };
    'session.tour.title': {};
    'session.tour.unfold': {};
    'session.tour.visitAway': {};
    'session.tour.visitHere': {};
    'session.tour.visitOpen': {};
    'session.tour.visitTitle': {};
  }
}
