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

/**
 * Returns the text of a possible SVG document: markup that contains an SVG element. Raster images never
 * match.
 */
export function readSvgText(bytes: Buffer): string | undefined {
  const text = decode(bytes)?.replace(byteOrderMark, '').trimStart();
  return text?.startsWith('<') && /<svg[\s/>]/.test(text) ? text : undefined;
}
