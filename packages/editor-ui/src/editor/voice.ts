import { createObserved, type Observed } from '@vitrina/editor-core/store';

/** Text for screen readers. The count makes a repeated text a new announcement. */
export interface SpokenText {
  readonly text: string;
  readonly count: number;
}

/** Latest announcement of the editor. */
export type Voice = Observed<SpokenText>;

/** Creates a voice without an announcement. */
export function createVoice(): Voice {
  return createObserved<SpokenText>({ text: '', count: 0 });
}

/** Announces a text, even if it equals the previous one. */
export function say(voice: Voice, text: string): void {
  voice.set({ text, count: voice.get().count + 1 });
}
