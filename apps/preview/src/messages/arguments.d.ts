// Written from en.json by tooling/checks/messageTypes.mjs.

declare namespace FormatjsIntl {
  interface MessageArguments {
    'preview.locale': {};
    'preview.page': {};
    'preview.size': {};
    'preview.size.desktop': { widthPx: string | number };
    'preview.size.laptop': { widthPx: string | number };
    'preview.size.mobile': { widthPx: string | number };
    'preview.size.phone': { widthPx: string | number };
    'preview.size.tablet': { widthPx: string | number };
    'preview.size.window': {};
    'preview.size.window.short': {};
    'preview.template': {};
    'preview.title': {};
  }
}
