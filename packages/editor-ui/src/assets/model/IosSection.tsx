import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FailureAlert, FormattedMessage } from '@vitrina/ui-kit';

import { ModelSection } from './ModelSection.tsx';

interface IosSectionProps {
  readonly hasModel: boolean;
  readonly isReady: boolean;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onMake: () => void;
}

/** Makes the version of a model for AR on iPhone and iPad on request. */
export function IosSection({ hasModel, isReady, isPending, error, onMake }: IosSectionProps) {
  return (
    <ModelSection title={<FormattedMessage id="builder.model.ios" />} justifyItems="start">
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id={hasModel ? 'builder.model.iosSet' : 'builder.model.iosMissing'} />
      </Typography>
      <FailureAlert failure={error} />
      <Button variant="outlined" disabled={!isReady} loading={isPending} onClick={onMake}>
        <FormattedMessage id={hasModel ? 'builder.model.iosReplace' : 'builder.model.iosMake'} />
      </Button>
    </ModelSection>
  );
}
