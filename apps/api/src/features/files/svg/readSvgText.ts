const byteOrderMark = '\uFEFF';

function decode(bytes: Buffer): string | undefined {
  const [, encoding = 'utf-8'] =
    /^<\?xml[^>]*\bencoding=["']([\w-]+)/.exec(bytes.toString('latin1', 0, 200)) ?? [];
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The text of what may be an SVG document: markup with such an element somewhere in it. No image of pixels is any. */
export function readSvgText(bytes: Buffer): string | undefined {
  const text = decode(bytes)?.replace(byteOrderMark, '').trimStart();
  return text?.startsWith('<') && /<svg[\s/>]/.test(text) ? text : undefined;
}
