import { playableCodecs } from '@vitrina/api-client';
import {
  BufferTarget,
  canEncodeAudio,
  canEncodeVideo,
  Conversion,
  Mp4OutputFormat,
  Output,
  Quality,
  WebMOutputFormat,
  type ConversionAudioOptions,
  type Input,
  type InputAudioTrack,
} from 'mediabunny';

import { replaceExtension } from './replaceExtension.ts';
import { audioBitsPerSecond, type VideoConversion, type VideoFormat } from './planVideo.ts';

/** In order of preference: MP4 plays on every device, also on older iPhones. */
const formats = {
  mp4: { video: 'avc', audio: ['aac', 'opus'], contentType: 'video/mp4' },
  webm: { video: 'vp9', audio: ['opus'], contentType: 'video/webm' },
} as const;

/** Returns the first format that this browser can convert the file to; undefined if there is none. */
export async function findFormat(input: Input): Promise<VideoFormat | undefined> {
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  if (!video || !(await video.canDecode())) return undefined;
  for (const format of ['mp4', 'webm'] as const) {
    const isEncodable = await canEncodeVideo(formats[format].video, { width: 1920, height: 1080 });
    if (isEncodable && (!audio || (await findAudio(audio, format)))) return format;
  }
  return undefined;
}

/** Returns how the sound is converted: copied if browsers play it in this format; undefined if it can't be. */
async function findAudio(
  audio: InputAudioTrack,
  format: VideoFormat,
): Promise<ConversionAudioOptions | undefined> {
  const playable: readonly string[] = playableCodecs[format].audio;
  if (playable.includes((await audio.getCodec()) ?? '')) return {};
  if (!(await audio.canDecode())) return undefined;
  const [channels, sampleRate] = [await audio.getNumberOfChannels(), await audio.getSampleRate()];
  const numberOfChannels = Math.min(2, channels);
  for (const codec of formats[format].audio)
    if (await canEncodeAudio(codec, { numberOfChannels, sampleRate }))
      return { codec, numberOfChannels, quality: new Quality({ bitrate: audioBitsPerSecond }) };
  return undefined;
}

interface ConvertOptions {
  readonly signal: AbortSignal;
  /** Called with a number from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** Converts a video for shoppers' browsers. The format is one of {@link findFormat}. */
export async function convertVideo(
  input: Input,
  { name }: Pick<File, 'name'>,
  { format, widthPx, heightPx, videoBitsPerSecond }: VideoConversion,
  { signal, onProgress }: ConvertOptions,
): Promise<File> {
  const { video: codec, contentType } = formats[format];
  const audioTrack = await input.getPrimaryAudioTrack();
  const audio = (audioTrack && (await findAudio(audioTrack, format))) ?? { discard: true };
  const target = new BufferTarget();
  const output = new Output({
    format: format === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(),
    target,
  });
  const quality = new Quality({ bitrate: videoBitsPerSecond });
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    video: { codec, width: widthPx, height: heightPx, fit: 'fill', quality, forceTranscode: true },
    audio,
    showWarnings: false,
  });
  conversion.onProgress = (part) => onProgress(part);
  signal.throwIfAborted();
  const cancel = () => void conversion.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    await conversion.execute();
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  if (!target.buffer) throw new Error('The conversion wrote nothing');
  return new File([target.buffer], replaceExtension(name, `.${format}`), { type: contentType });
}
