import { createObserved, type Observed } from '@vitrina/editor-core/store';

/** What assistive technology reads out. The count makes a repeated text a new one. */
export interface SpokenText {
  readonly text: string;
  readonly count: number;
}

/** What the editor said last of what it did. */
export type Voice = Observed<SpokenText>;

/** A voice that has said nothing yet. */
export function createVoice(): Voice {
  return createObserved<SpokenText>({ text: '', count: 0 });
}

/** Says a text, the same one again too. */
export function say(voice: Voice, text: string): void {
  voice.set({ text, count: voice.get().count + 1 });
}
