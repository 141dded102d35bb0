import '@vitrina/block-runtime/elements/vitrina-ar-banner.js';
import '@vitrina/block-runtime/elements/vitrina-before-after.js';
import '@vitrina/block-runtime/elements/vitrina-form.js';
import '@vitrina/block-runtime/elements/vitrina-player.js';
import '@vitrina/block-runtime/elements/vitrina-popover.js';
import '@vitrina/block-runtime/elements/vitrina-slider.js';
import '@vitrina/block-runtime/elements/vitrina-tab-button.js';
import '@vitrina/block-runtime/elements/vitrina-tabs.js';
import '@vitrina/block-runtime/elements/vitrina-video.js';
import '@vitrina/block-runtime/elements/vitrina-viewer-360.js';

import type { Preview } from '@storybook/react-vite';

const sizes = ['desktop', 'laptop', 'tablet', 'mobile'];

/** Direction, size and language apply to the stories of blocks, which `blockStory` renders. */
const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
  },
  initialGlobals: { direction: 'ltr', size: 'fluid', locale: 'en' },
  globalTypes: {
    direction: {
      description: 'Direction of the page',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    size: {
      description: 'Size of the page',
      toolbar: {
        icon: 'grow',
        items: [
          { value: 'fluid', title: 'As wide as it gets' },
          ...sizes.map((value) => ({ value, title: value })),
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language of the page',
      toolbar: { icon: 'globe', items: ['en', 'ru'], dynamicTitle: true },
    },
  },
};

export default preview;
