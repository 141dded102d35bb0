import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions } from 'vite';

/** Every story of every package, on the packages' source. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../../../packages/*/src/**/*.stories.tsx',
    '../../../apps/*/src/**/*.stories.tsx',
    '../../*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: [{ from: '../../demo/studio/files', to: '/sample-media' }],
  viteFinal: (viteConfig) => ({
    ...viteConfig,
    resolve: { ...viteConfig.resolve, conditions: ['@vitrina/source', ...defaultClientConditions] },
  }),
};

export default config;
