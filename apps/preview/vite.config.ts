import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  base: '/panel/builder-pro/preview-assets/',
  plugins: [react()],
  resolve: { conditions: ['@vitrina/source', ...defaultClientConditions] },
  // Fonts as files: the content policy allows no data addresses for them.
  build: { assetsInlineLimit: 0 },
});
