import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages as apiMessages } from '@vitrina/api-client/messages';
import { SessionFrame } from '@vitrina/session/testing';

import rabbit from '../../../../../tooling/demo/assets/media/rabbit.webm?url';
import rabbitCaptions from '../../../../../tooling/demo/assets/media/rabbit.en.vtt?url';
import { EditorContext, type EditorContextValue } from '../../editor/EditorContext.ts';
import { messages } from '../../messages/index.ts';
import { VideoDialog } from './VideoDialog.tsx';

interface StoryProps {
  readonly source: string;
  readonly locale: 'en' | 'ru';
}

const nothing = (): undefined => undefined;

const editor: EditorContextValue = {
  views: {},
  assetUrl: (source) => (source.endsWith('.vtt') ? rabbitCaptions : rabbit),
  previewUrl: (epackId) => epackId,
  announce: nothing,
  refuse: nothing,
  notify: nothing,
  runCommand: nothing,
};

/** The dialog that plays a block's video and makes one of its frames the poster. */
function VideoDialogStory({ source, locale }: StoryProps) {
  const video = { source, name: 'rabbit.webm', captions: '/files/rabbit.vtt' };
  const element = (
    <EditorContext value={editor}>
      <VideoDialog video={video} onChoose={nothing} onClose={nothing} />
    </EditorContext>
  );
  const routes = [{ path: '/', element }];
  return <SessionFrame routes={routes} path="/" catalogues={[apiMessages, messages]} locale={locale} />;
}

const meta: Meta<typeof VideoDialogStory> = {
  component: VideoDialogStory,
  args: { source: `/files/${'a'.repeat(64)}.webm`, locale: 'en' },
};

export default meta;

export const Frames: StoryObj<typeof VideoDialogStory> = {};

export const OfAnotherSite: StoryObj<typeof VideoDialogStory> = {
  args: { source: 'https://cdn.example/rabbit.webm' },
};

export const Russian: StoryObj<typeof VideoDialogStory> = { args: { locale: 'ru' } };
