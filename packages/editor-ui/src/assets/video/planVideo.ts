import { maxFileBytes, playableCodecs, type PlayableCodecs } from '@vitrina/api-client';
import type { ConversionOffer } from '@vitrina/editor-core/store';

/** Facts about a video file, read before its upload. */
export interface VideoReading {
  /** The container; undefined for one that the server doesn't store. */
  readonly container: 'mp4' | 'mov' | 'webm' | undefined;
  /** Undefined for a codec without a name. */
  readonly videoCodec: string | undefined;
  /** Null for a video without sound. */
  readonly audioCodec: string | null | undefined;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly durationSeconds: number;
  readonly sizeBytes: number;
}

/** The format that a video is converted to. */
export type VideoFormat = ConversionOffer['format'];

/** A conversion, with the measures of its result. */
export interface VideoConversion {
  readonly format: VideoFormat;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly videoBitsPerSecond: number;
}

/** The decision about a video before its upload. */
export type VideoPlan =
  | { readonly type: 'keep' }
  | { readonly type: 'convert'; readonly conversion: VideoConversion; readonly offer: ConversionOffer }
  | { readonly type: 'refuse'; readonly code: 'videoNotPlayable' | 'fileTooLarge' };

const maxLines = 1080;
const maxBitsPerSecond = 8_000_000;

/** The bits per second of sound in a converted video. */
export const audioBitsPerSecond = 128_000;

const fullHdPx = 1920 * 1080;
const fullHdBitsPerSecond = 5_000_000;
const minVideoBitsPerSecond = 600_000;

/** Returns whether shoppers' browsers play the video as it is. */
export function isPlayable({ container, videoCodec, audioCodec }: VideoReading): boolean {
  if (!container) return false;
  const codecs: PlayableCodecs = playableCodecs[container];
  const isAudible = audioCodec === null || codecs.audio.includes(audioCodec ?? '');
  return codecs.video.includes(videoCodec ?? '') && isAudible;
}

/** Returns whether the video can be uploaded without asking: it plays everywhere and is no larger than needed. */
export function isReady(reading: VideoReading): boolean {
  const isLight = linesOf(reading) <= maxLines && bitsPerSecondOf(reading) <= maxBitsPerSecond;
  return isPlayable(reading) && isLight && reading.sizeBytes <= maxFileBytes.video;
}

/**
 * Decides what happens to a video before its upload.
 *
 * @param format - the format that this browser can convert the video to; undefined if it can't
 */
export function planVideo(reading: VideoReading, format: VideoFormat | undefined): VideoPlan {
  if (isReady(reading)) return { type: 'keep' };
  const fits = reading.sizeBytes <= maxFileBytes.video;
  if (format) {
    const conversion = getConversion(reading, format);
    const offer = getOffer(reading, conversion);
    if (offer.sizeBytes <= maxFileBytes.video) return { type: 'convert', conversion, offer };
  }
  if (!isPlayable(reading)) return { type: 'refuse', code: 'videoNotPlayable' };
  return fits ? { type: 'keep' } : { type: 'refuse', code: 'fileTooLarge' };
}

/** The shorter edge: a video of a phone held upright has as many lines as a wide one. */
function linesOf({ widthPx, heightPx }: Pick<VideoReading, 'widthPx' | 'heightPx'>): number {
  return Math.min(widthPx, heightPx);
}

function bitsPerSecondOf({ sizeBytes, durationSeconds }: VideoReading): number {
  return (sizeBytes * 8) / durationSeconds;
}

function getConversion(reading: VideoReading, format: VideoFormat): VideoConversion {
  const scale = Math.min(1, maxLines / linesOf(reading));
  const [widthPx, heightPx] = [toEven(reading.widthPx * scale), toEven(reading.heightPx * scale)];
  const part = Math.min(1, (widthPx * heightPx) / fullHdPx);
  const videoBitsPerSecond = Math.max(minVideoBitsPerSecond, Math.round(fullHdBitsPerSecond * part));
  return { format, widthPx, heightPx, videoBitsPerSecond };
}

/** Encoders take even measures only. */
function toEven(px: number): number {
  return Math.max(2, Math.round(px / 2) * 2);
}

function getOffer(reading: VideoReading, conversion: VideoConversion): ConversionOffer {
  const { audioCodec, durationSeconds, sizeBytes } = reading;
  const bits = conversion.videoBitsPerSecond + (audioCodec === null ? 0 : audioBitsPerSecond);
  return {
    format: conversion.format,
    lines: linesOf(conversion),
    sizeBytes: Math.ceil((bits * durationSeconds) / 8),
    original: {
      lines: linesOf(reading),
      bitsPerSecond: bitsPerSecondOf(reading),
      sizeBytes,
      isPlayable: isPlayable(reading) && sizeBytes <= maxFileBytes.video,
    },
  };
}
