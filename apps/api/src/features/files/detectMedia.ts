import { open } from 'node:fs/promises';

import { fileTypeFromBuffer } from 'file-type';

import type { MediaExtension } from './mediaFormats.ts';

/** Enough of a file to detect its format. */
const headBytes = 64 * 1024;

/** Formats by the extension that `file-type` reports. */
const byDetected: Partial<Record<string, MediaExtension>> = {
  mp4: 'mp4',
  m4v: 'mp4',
  webm: 'webm',
  mkv: 'webm',
  mov: 'mov',
  glb: 'glb',
  pdf: 'pdf',
  mp3: 'mp3',
  m4a: 'm4a',
  ogg: 'ogg',
  opus: 'ogg',
  wav: 'wav',
};

/** The first line of WebVTT, or the first cue of SubRip. */
const captionsStart = /^\uFEFF?(?:WEBVTT(?:\s|$)|\s*\d+\s*\n\d{2}:\d{2}:\d{2},\d{3} --> )/;

function isCaptions(start: string): boolean {
  return captionsStart.test(start);
}

/** Detects a USDZ package: a ZIP archive whose first file is a stored USD layer. */
function isUsdz(head: Buffer): boolean {
  if (head.readUInt32LE(0) !== 0x04_03_4b_50) return false;
  const method = head.readUInt16LE(8);
  const name = head.toString('latin1', 30, 30 + Math.min(head.readUInt16LE(26), 300));
  return method === 0 && /\.usd[ac]?$/i.test(name);
}

/** Reads the start of a file. */
async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Detects the format of a file that is not an image, by its content; its name does not matter.
 *
 * @returns undefined for an unknown format, which may be an image
 */
export async function detectMedia(path: string): Promise<MediaExtension | undefined> {
  const head = await readHead(path);
  if (isCaptions(head.toString('utf8', 0, 200))) return 'vtt';
  if (head.length >= 30 && isUsdz(head)) return 'usdz';
  const detected = await fileTypeFromBuffer(head);
  return byDetected[detected?.ext ?? ''];
}
