import { SelectField } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { frameCounts, type FrameCount } from './turnSizes.ts';

interface FrameCountFieldProps {
  readonly value: FrameCount;
  readonly maxFrames: number;
  readonly onChange: (count: FrameCount) => void;
}

/** Chooses how many frames a turn has. */
export function FrameCountField({ value, maxFrames, onChange }: FrameCountFieldProps) {
  const intl = useIntl();
  return (
    <SelectField
      label={intl.formatMessage({ id: 'builder.turn.frames' })}
      value={String(value)}
      options={frameCounts
        .filter((count) => count <= maxFrames)
        .map((count) => ({
          value: String(count),
          label: intl.formatMessage({ id: 'builder.turn.frameCount' }, { count, degrees: 360 / count }),
        }))}
      onChange={(text) => onChange(frameCounts.find((count) => String(count) === text) ?? value)}
    />
  );
}
