import Skeleton from '@mui/material/Skeleton';
import { lazyScreen } from '@vitrina/ui-kit';
import { Suspense } from 'react';

import type { RichTextFieldProps } from '../rich-text/RichTextField.tsx';
import type { ControlComponent } from '../edited-component/controlProps.ts';

const RichTextField = lazyScreen<RichTextFieldProps>(
  async () => (await import('../rich-text/RichTextField.tsx')).RichTextField,
);

/** Control for formatted text. The text editor is loaded on first use. */
export const RichTextControl: ControlComponent<'richText'> = ({ value, onChange, labelId }) => (
  <Suspense fallback={<Skeleton variant="rounded" height={112} />}>
    <RichTextField html={typeof value === 'string' ? value : ''} labelId={labelId} onChange={onChange} />
  </Suspense>
);
