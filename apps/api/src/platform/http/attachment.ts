/**
 * Returns the Content-Disposition of a download, with its name in plain ASCII for old browsers and in full
 * for others.
 */
export function attachment(name: string, extension: string): string {
  const whole = `${name.replace(/[\s/\\:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'epack'}.${extension}`;
  const plain = whole.replace(/[^\x20-\x7e]+/g, '_');
  const encoded = encodeURIComponent(whole).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
