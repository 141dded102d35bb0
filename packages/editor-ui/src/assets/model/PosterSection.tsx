import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { colors, FailureAlert, FormattedMessage } from '@vitrina/ui-kit';

import { useEditor } from '../../editor/EditorContext.ts';
import { ModelSection } from './ModelSection.tsx';

interface PosterSectionProps {
  /** Source of the poster; empty if there is none. */
  readonly source: string;
  readonly isReady: boolean;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onMake: () => void;
}

/** Shows the poster of a model, and makes one from the view of the moment on request. */
export function PosterSection({ source, isReady, isPending, error, onMake }: PosterSectionProps) {
  const { assetUrl } = useEditor();
  return (
    <ModelSection title={<FormattedMessage id="builder.model.poster" />} justifyItems="start">
      {source === '' ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="builder.model.posterMissing" />
        </Typography>
      ) : (
        <Box component="img" src={assetUrl(source)} alt="" sx={pictureStyle} />
      )}
      <FailureAlert failure={error} />
      <Button variant="outlined" disabled={!isReady} loading={isPending} onClick={onMake}>
        <FormattedMessage id={source === '' ? 'builder.model.posterMake' : 'builder.model.posterReplace'} />
      </Button>
    </ModelSection>
  );
}

const pictureStyle = {
  width: 1,
  maxHeight: 120,
  objectFit: 'contain',
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
  backgroundColor: colors.ground,
} as const;
