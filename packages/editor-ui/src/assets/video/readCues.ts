/** A line of captions. */
export interface Cue {
  readonly startSeconds: number;
  readonly text: string;
}

const timing = /^(?:(\d+):)?(\d{2}):(\d{2})\.(\d{3})[ \t]+-->/;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00A0' };

/** Returns the cues of a WebVTT text, without their markup. */
export function readCues(vtt: string): readonly Cue[] {
  return vtt
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => timing.test(line));
      const [, hours = '0', minutes, seconds, milliseconds] = timing.exec(lines[at] ?? '') ?? [];
      if (minutes === undefined) return [];
      const startSeconds =
        Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(milliseconds) / 1000;
      return [{ startSeconds, text: toPlainText(lines.slice(at + 1)) }];
    });
}

function toPlainText(lines: readonly string[]): string {
  return lines
    .join(' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();
}
