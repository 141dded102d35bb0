import { BlobSource, CanvasSink, Input, UrlSource } from 'mediabunny';
import pLimit from 'p-limit';

import { videoFormats } from './videoFormats.ts';

/** Reads frames of a video. */
export interface FrameReader {
  readonly durationSeconds: number;
  readonly widthPx: number;
  /** Returns the frame shown at a time, as wide as asked or as the video; undefined if it can't be decoded. */
  readonly frameAt: (seconds: number, widthPx?: number) => Promise<Blob | undefined>;
  /** Like {@link FrameReader.frameAt} for ascending times, which is faster than one by one. */
  readonly framesAt: (seconds: readonly number[], widthPx?: number) => AsyncIterable<Blob | undefined>;
  readonly close: () => void;
}

/**
 * Opens a video to read its frames. Decodes with WebCodecs where the browser can, and otherwise plays the video
 * out of view.
 * @throws Error if the browser can't read the video
 */
export async function openFrames(video: Blob | string): Promise<FrameReader> {
  return (await openDecoder(video)) ?? openPlayer(video);
}

async function openDecoder(video: Blob | string): Promise<FrameReader | undefined> {
  const source =
    typeof video === 'string' ? new UrlSource(video, { getRetryDelay: () => null }) : new BlobSource(video);
  const input = new Input({ source, formats: videoFormats });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (track && (await track.canDecode())) {
      const firstSeconds = await track.getFirstTimestamp();
      const createSink = (widthPx: number | undefined) =>
        new CanvasSink(track, widthPx === undefined ? {} : { width: widthPx });
      const toShown = (seconds: number) => Math.max(firstSeconds, seconds);
      return {
        durationSeconds: await track.computeDuration(),
        widthPx: await track.getDisplayWidth(),
        frameAt: async (seconds, widthPx) => {
          const wrapped = await createSink(widthPx).getCanvas(toShown(seconds));
          return wrapped ? toImage(wrapped.canvas) : undefined;
        },
        async *framesAt(seconds, widthPx) {
          for await (const wrapped of createSink(widthPx).canvasesAtTimestamps(seconds.map(toShown)))
            yield wrapped ? await toImage(wrapped.canvas) : undefined;
        },
        close: () => input.dispose(),
      };
    }
  } catch {
    // The player may still read it.
  }
  input.dispose();
  return undefined;
}

async function openPlayer(video: Blob | string): Promise<FrameReader> {
  const player = document.createElement('video');
  const address = typeof video === 'string' ? video : URL.createObjectURL(video);
  const close = () => {
    player.removeAttribute('src');
    player.load();
    if (address !== video) URL.revokeObjectURL(address);
  };
  Object.assign(player, { muted: true, preload: 'auto', crossOrigin: 'anonymous', src: address });
  try {
    await untilEvent(player, 'loadeddata');
    if (!Number.isFinite(player.duration)) throw new Error('The video has no duration');
  } catch (error) {
    close();
    throw error;
  }
  // A player shows one frame at a time.
  const inTurn = pLimit(1);
  const frameAt: FrameReader['frameAt'] = (seconds, widthPx = player.videoWidth) =>
    inTurn(async () => {
      const shown = untilShown(player);
      const sought = untilEvent(player, 'seeked');
      player.currentTime = seconds;
      await Promise.all([sought, shown]);
      const canvas = document.createElement('canvas');
      canvas.width = widthPx;
      canvas.height = Math.round((widthPx * player.videoHeight) / player.videoWidth);
      canvas.getContext('2d')?.drawImage(player, 0, 0, canvas.width, canvas.height);
      return toImage(canvas);
    });
  return {
    durationSeconds: player.duration,
    widthPx: player.videoWidth,
    frameAt,
    async *framesAt(seconds, widthPx) {
      for (const each of seconds) yield await frameAt(each, widthPx);
    },
    close,
  };
}

function untilEvent(player: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> {
  const settled = new AbortController();
  const { signal } = settled;
  return new Promise<void>((resolve, reject) => {
    player.addEventListener(name, () => resolve(), { signal });
    player.addEventListener('error', () => reject(new Error('The video cannot be played')), { signal });
  }).finally(() => settled.abort());
}

/**
 * Resolves when the player shows its next frame, which can be after the end of a seek. Doesn't wait in a hidden
 * tab, which shows nothing, or in browsers that don't tell.
 */
function untilShown(player: HTMLVideoElement): Promise<unknown> | undefined {
  if (document.visibilityState === 'hidden' || !('requestVideoFrameCallback' in player)) return undefined;
  return new Promise((resolve) => player.requestVideoFrameCallback(resolve));
}

/** JPEG is the one format besides PNG that every browser writes; the server encodes it again. */
const imageType = 'image/jpeg';

async function toImage(canvas: HTMLCanvasElement | OffscreenCanvas): Promise<Blob | undefined> {
  if (canvas instanceof OffscreenCanvas) return canvas.convertToBlob({ type: imageType, quality: 0.92 });
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, imageType, 0.92);
  return (await promise) ?? undefined;
}
