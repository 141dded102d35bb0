import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useId } from 'react';
import { useIntl } from 'react-intl';

import { readOrbit } from './orbitText.ts';
import type { ViewDraft } from './useModelDraft.ts';
import { ModelSection } from './ModelSection.tsx';

interface ViewSettingsProps {
  readonly view: Pick<ViewDraft, 'cameraOrbit' | 'exposure' | 'shadow'>;
  readonly isReady: boolean;
  readonly onChange: (values: Partial<Pick<ViewDraft, 'exposure' | 'shadow'>>) => void;
  /** Stores the view of the moment as the one visitors see first. */
  readonly onUseView: () => void;
  /** Leaves the first view to the viewer. */
  readonly onResetView: () => void;
}

/** Sets the first view of a model, its light, and its shadow. */
export function ViewSettings({ view, isReady, onChange, onUseView, onResetView }: ViewSettingsProps) {
  return (
    <ModelSection title={<FormattedMessage id="builder.model.view" />}>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        <OrbitText cameraOrbit={view.cameraOrbit} />
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={!isReady} onClick={onUseView}>
          <FormattedMessage id="builder.model.useView" />
        </Button>
        {view.cameraOrbit !== '' && (
          <Button onClick={onResetView}>
            <FormattedMessage id="builder.model.resetView" />
          </Button>
        )}
      </Box>
      <LabelledSlider
        name="exposure"
        value={view.exposure}
        max={2}
        onChange={(exposure) => onChange({ exposure })}
      />
      <LabelledSlider name="shadow" value={view.shadow} max={1} onChange={(shadow) => onChange({ shadow })} />
    </ModelSection>
  );
}

function OrbitText({ cameraOrbit }: { readonly cameraOrbit: string }) {
  if (cameraOrbit === '') return <FormattedMessage id="builder.model.viewAutomatic" />;
  const orbit = readOrbit(cameraOrbit);
  if (!orbit) return cameraOrbit;
  const { around, above, meters } = orbit;
  const [id, height] =
    above < 0
      ? (['builder.model.viewBelow', -above] as const)
      : (['builder.model.viewAbove', above] as const);
  return <FormattedMessage id={id} values={{ around, height, meters }} />;
}

interface LabelledSliderProps {
  readonly name: 'exposure' | 'shadow';
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

function LabelledSlider({ name, value, max, onChange }: LabelledSliderProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, pr: 2 }}>
      <Typography id={id} variant="body2" sx={{ width: 88, flexShrink: 0 }}>
        <FormattedMessage id={`builder.model.${name}`} />
      </Typography>
      <Slider
        size="small"
        value={value}
        min={0}
        max={max}
        step={0.1}
        aria-labelledby={id}
        getAriaValueText={(part) => intl.formatNumber(part, { style: 'percent' })}
        onChange={(_, next) => onChange(next)}
      />
    </Box>
  );
}
