/** Content-Disposition of a download, its name for every browser: plain for the old ones, whole for the others. */
export function attachment(name: string, extension: string): string {
  const whole = `${name.replace(/[\s/\\:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'epack'}.${extension}`;
  const plain = whole.replace(/[^\x20-\x7e]+/g, '_');
  const encoded = encodeURIComponent(whole).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
