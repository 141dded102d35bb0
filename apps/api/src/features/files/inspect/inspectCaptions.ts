import { readFile } from 'node:fs/promises';

import { parseText } from 'media-captions';

import type { Inspect } from './inspected.ts';

const maxCues = 20_000;
const subRipTime = /^(\d{2}:\d{2}:\d{2}),(\d{3}) --> (\d{2}:\d{2}:\d{2}),(\d{3})[^\n]*$/gm;
/** The tags of WebVTT: classes, styles, ruby, voice, language, and karaoke times. */
const allowedTag = /^<(?:\/?(?:c|i|b|u|ruby|rt|v|lang)(?:[.\s][^<>]*)?|[\d:.]+)>$/;

/** Converts SubRip captions to WebVTT; other text stays as it is. */
function toWebVtt(text: string): string {
  const plain = text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');
  if (plain.startsWith('WEBVTT')) return plain;
  return `WEBVTT\n\n${plain.trimStart().replace(subRipTime, '$1.$2 --> $3.$4')}`;
}

/** Removes style sheets and every tag that WebVTT does not have. */
function clean(text: string): string {
  return text
    .replace(/^STYLE[ \t]*\n(?:.+\n)*/gm, '')
    .replace(/<[^<>\n]*>?/g, (tag) => (allowedTag.test(tag) ? tag : ''));
}

/** Reads WebVTT or SubRip captions in UTF-8 with at least one cue; they are stored as cleaned WebVTT. */
export const inspectCaptions: Inspect = async ({ path }) => {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  const captions = clean(toWebVtt(text));
  const { cues, errors } = await parseText(captions, { type: 'vtt', strict: false });
  const isValid = errors.length === 0 && cues.length > 0 && cues.length <= maxCues;
  if (!isValid) return { refusal: 'captionsNotValid' };
  const durationSeconds = Math.max(...cues.map(({ endTime }) => endTime));
  return { facts: { cueCount: cues.length, durationSeconds }, content: Buffer.from(captions) };
};
