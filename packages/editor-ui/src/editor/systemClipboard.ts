import type { ClipboardAccess } from '@vitrina/editor-core/clipboard';

import {
  componentsType,
  makeClipboardContent,
  readClipboardContent,
  webComponentsType,
  type ClipboardContent,
} from '../clipboard/clipboardContent.ts';

/**
 * Browser clipboard for menus, which need the asynchronous API. Shortcuts use the browser's clipboard events.
 */
export const systemClipboard: ClipboardAccess = {
  async write({ page, ids, rules, from }) {
    const content = makeClipboardContent(page, ids, rules, from);
    if (content === undefined) return false;
    await navigator.clipboard.write([new ClipboardItem(toItem(content))]);
    return true;
  },
  async read() {
    const content = await readItems();
    return readClipboardContent((type) => content[type] ?? '');
  },
};

/**
 * Omits the component type if the browser doesn't support custom types. The HTML also contains the
 * components.
 */
function toItem({ [componentsType]: own, ...known }: ClipboardContent): Record<string, string | Blob> {
  if (!ClipboardItem.supports(webComponentsType)) return known;
  return { ...known, [webComponentsType]: new Blob([own], { type: webComponentsType }) };
}

const isRead = (type: string): boolean => type.startsWith('text/') || type === webComponentsType;

/** Returns the clipboard content by MIME type. */
async function readItems(): Promise<Readonly<Record<string, string>>> {
  const content: Record<string, string> = {};
  for (const item of await navigator.clipboard.read()) {
    for (const type of item.types.filter(isRead)) content[type] = await (await item.getType(type)).text();
  }
  return content;
}
