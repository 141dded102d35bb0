import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReplacementKind } from '@vitrina/api-client/contract';
import { FormattedMessage, lazy } from '@vitrina/ui-kit';
import { TextControl } from '@vitrina/ui-kit/form';
import type { ComponentType } from 'react';

import { ImageControl } from './ImageControl.tsx';
import type { ReplacementFieldProps } from './replacementFieldProps.ts';

const BlockControl = lazy(
  async () => (await import('./BlockControl.tsx')).BlockControl,
  <Skeleton variant="rounded" height={64} />,
);

const controls: Readonly<Partial<Record<ReplacementKind, ComponentType<ReplacementFieldProps>>>> = {
  image: ImageControl,
  block: BlockControl,
};

interface ReplacementFieldsProps extends Pick<ReplacementFieldProps, 'form' | 'apiBaseUrl'> {
  readonly kind: ReplacementKind;
}

/** Renders the fields for what to find and what replaces it, as the kind of replacement needs them. */
export function ReplacementFields({ kind, form, apiBaseUrl }: ReplacementFieldsProps) {
  const Control = controls[kind];
  const current = <FormattedMessage id="builder.replace.find" />;
  const next = <FormattedMessage id="builder.replace.by" />;
  return (
    <Box sx={pairStyle}>
      {Control ? (
        <>
          <Control form={form} name="find" label={current} apiBaseUrl={apiBaseUrl} />
          <Control form={form} name="replace" label={next} apiBaseUrl={apiBaseUrl} />
        </>
      ) : (
        <>
          <TextControl
            form={form}
            name="find"
            label={current}
            hint={<FormattedMessage id={`builder.replace.hint.${kind}`} />}
          />
          <TextControl
            form={form}
            name="replace"
            label={next}
            hint={kind === 'text' ? <FormattedMessage id="builder.replace.byHint" /> : undefined}
          />
        </>
      )}
    </Box>
  );
}

/** Two fields side by side where they fit. */
export const pairStyle = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
