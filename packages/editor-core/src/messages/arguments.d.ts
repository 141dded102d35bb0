// Written from en.json by tooling/checks/messageTypes.mjs.
/// <reference path="../../../api-client/src/messages/arguments.d.ts" />
/// <reference path="../../../block-kit/src/messages/arguments.d.ts" />
/// <reference path="../../../blocks-amazon/src/messages/arguments.d.ts" />
/// <reference path="../../../blocks-friendly/src/messages/arguments.d.ts" />
/// <reference path="../../../blocks-generic/src/messages/arguments.d.ts" />
/// <reference path="../../../blocks-ozon/src/messages/arguments.d.ts" />
/// <reference path="../../../epack-model/src/messages/arguments.d.ts" />
/// <reference path="../../../page-designs/src/messages/arguments.d.ts" />

declare namespace FormatjsIntl {
  interface MessageArguments {
    'builder.announce.copied': { count: number };
    'builder.announce.cut': { count: number };
    'builder.announce.deleted': { count: number };
    'builder.announce.duplicated': { count: number };
    'builder.announce.hidden': {};
    'builder.announce.locked': {};
    'builder.announce.madeDynamic': {};
    'builder.announce.madeStatic': {};
    'builder.announce.moved.down': { count: number };
    'builder.announce.moved.in': { count: number };
    'builder.announce.moved.out': { count: number };
    'builder.announce.moved.up': { count: number };
    'builder.announce.pasted': { count: number };
    'builder.announce.picked': { name: string | number };
    'builder.announce.pointAdded': { number: string | number };
    'builder.announce.redone': {};
    'builder.announce.selected': { count: number };
    'builder.announce.shown': {};
    'builder.announce.styleCopied': {};
    'builder.announce.stylePasted': {};
    'builder.announce.table.cleared': {};
    'builder.announce.table.column-after': {};
    'builder.announce.table.column-before': {};
    'builder.announce.table.column-delete': {};
    'builder.announce.table.column-duplicate': {};
    'builder.announce.table.column-moveAfter': {};
    'builder.announce.table.column-moveBefore': {};
    'builder.announce.table.row-after': {};
    'builder.announce.table.row-before': {};
    'builder.announce.table.row-delete': {};
    'builder.announce.table.row-duplicate': {};
    'builder.announce.table.row-moveAfter': {};
    'builder.announce.table.row-moveBefore': {};
    'builder.announce.undone': {};
    'builder.announce.unlocked': {};
    'builder.announce.unpicked': { name: string | number };
    'builder.asset.refused': { name: string | number };
    'builder.clipboard.denied': {};
    'builder.clipboard.nothing': {};
    'builder.clipboard.tooManyCells': {};
    'builder.command.addPoint': {};
    'builder.command.assets': {};
    'builder.command.column-after': {};
    'builder.command.column-before': {};
    'builder.command.column-delete': {};
    'builder.command.column-duplicate': {};
    'builder.command.column-moveAfter': {};
    'builder.command.column-moveBefore': {};
    'builder.command.commands': {};
    'builder.command.contextMenu': {};
    'builder.command.copy': {};
    'builder.command.copyStyle': {};
    'builder.command.cut': {};
    'builder.command.delete': {};
    'builder.command.deselect': {};
    'builder.command.download': {};
    'builder.command.duplicate': {};
    'builder.command.editText': {};
    'builder.command.exportMarketplace': {};
    'builder.command.findProperty': {};
    'builder.command.header-column': {};
    'builder.command.header-row': {};
    'builder.command.importOzon': {};
    'builder.command.insertAfter': {};
    'builder.command.insertInside': {};
    'builder.command.insertDesign': {};
    'builder.command.insertPosition.after': {};
    'builder.command.insertPosition.inside': {};
    'builder.command.left.blocks': {};
    'builder.command.left.history': {};
    'builder.command.left.layers': {};
    'builder.command.linkedCopy': {};
    'builder.command.makeDynamic': {};
    'builder.command.move.down': {};
    'builder.command.move.in': {};
    'builder.command.move.out': {};
    'builder.command.move.up': {};
    'builder.command.paste': {};
    'builder.command.pasteStyle': {};
    'builder.command.shopperView': {};
    'builder.command.preview': {};
    'builder.command.problem.next': {};
    'builder.command.problem.previous': {};
    'builder.command.publish': {};
    'builder.command.redo': {};
    'builder.command.removeDynamic': {};
    'builder.command.rename': {};
    'builder.command.resetWidths': {};
    'builder.command.review': {};
    'builder.command.row-after': {};
    'builder.command.row-before': {};
    'builder.command.row-delete': {};
    'builder.command.row-duplicate': {};
    'builder.command.row-moveAfter': {};
    'builder.command.row-moveBefore': {};
    'builder.command.save': {};
    'builder.command.saveCustom': {};
    'builder.command.selectAll': {};
    'builder.command.selectParent': {};
    'builder.command.shortcuts': {};
    'builder.command.size.desktop': {};
    'builder.command.size.laptop': {};
    'builder.command.size.mobile': {};
    'builder.command.size.tablet': {};
    'builder.command.tab.data-sources': {};
    'builder.command.tab.editor': {};
    'builder.command.tab.epack-data': {};
    'builder.command.textAssist': {};
    'builder.command.toggleHidden': {};
    'builder.command.toggleInspector': {};
    'builder.command.toggleLock': {};
    'builder.command.togglePalette': {};
    'builder.command.translate': {};
    'builder.command.writeTexts': {};
    'builder.command.undo': {};
    'builder.command.versions': {};
    'builder.command.zoom.fit': {};
    'builder.command.zoom.full': {};
    'builder.data.eanWrong': {};
    'builder.mvideo.empty.altText': {};
    'builder.mvideo.empty.buttonText': {};
    'builder.mvideo.empty.desktopImage': {};
    'builder.mvideo.empty.mobileImage': {};
    'builder.mvideo.empty.tabletImage': {};
    'builder.problem.recordChanged': { now: string | number; before: string | number; others: number };
    'builder.problem.recordRemoved': { before: string | number; others: number };
    'builder.noPoint': {};
    'builder.noText': {};
    'builder.section.locale.hint': {};
    'builder.command.saveSection': {};
    'builder.command.saveTemplate': {};
    'builder.command.selectSame': {};
  }
}
