import { messages as apiMessages } from '@vitrina/api-client/messages';
import { VitrinaFrame } from '@vitrina/ui-kit/testing';
import type { ReactElement } from 'react';

import { messages } from '../messages/index.ts';

const catalogues = [apiMessages, messages];

/** Storybook decorator: languages and theme with the texts of the session. */
export function withSessionTexts(Story: () => ReactElement) {
  return (
    <VitrinaFrame catalogues={catalogues}>
      <Story />
    </VitrinaFrame>
  );
}
