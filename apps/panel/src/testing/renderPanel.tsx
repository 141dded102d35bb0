import { messages as apiMessages } from '@vitrina/api-client/messages';
import type { Profile } from '@vitrina/api-client/contract';
import { messages as blockMessages } from '@vitrina/block-catalogue/messages';
import { messages as editorMessages } from '@vitrina/editor/messages';
import { messages as modelMessages } from '@vitrina/epack-model/messages';
import {
  answerCalls,
  makeProfile,
  SessionFrame,
  sessionHandlers,
  type AnsweredCalls,
} from '@vitrina/session/testing';
import type { Locale } from '@vitrina/ui-kit';
import type { RequestHandler } from 'msw';
import { render } from 'vitest-browser-react';

import { messages } from '../messages/index.ts';
import { createRoutes } from '../routes/createRoutes.tsx';

const catalogues = [apiMessages, modelMessages, blockMessages, editorMessages, messages];

/** Options of {@link renderPanel}. */
export interface PanelOptions {
  profile?: Partial<Profile>;
  handlers?: RequestHandler[];
  locale?: Locale;
}

/** Renders the panel at a path for a signed-in user. The caller must restore the mocked calls. */
export async function renderPanel(path: string, options: PanelOptions = {}): Promise<AnsweredCalls> {
  localStorage.clear();
  localStorage.setItem('accessToken', 'token');
  const calls = answerCalls(...(options.handlers ?? []), ...sessionHandlers(makeProfile(options.profile)));
  await render(
    <SessionFrame routes={createRoutes()} path={path} catalogues={catalogues} locale={options.locale} />,
  );
  return calls;
}
