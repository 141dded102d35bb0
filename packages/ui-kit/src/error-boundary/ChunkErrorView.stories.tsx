import type { Meta, StoryObj } from '@storybook/react-vite';

import { withVitrina } from '../testing/VitrinaFrame.tsx';
import { ChunkErrorView } from './ChunkErrorView.tsx';

/** A part of the app failed to load: the connection was lost, or a newer version was deployed. */
const meta: Meta<typeof ChunkErrorView> = { component: ChunkErrorView, decorators: [withVitrina] };

export default meta;

export const Plain: StoryObj<typeof ChunkErrorView> = {};
