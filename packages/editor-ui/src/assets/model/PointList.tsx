import Add from '@mui/icons-material/AddOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { colors, FormattedMessage, lazyScreen, TextField } from '@vitrina/ui-kit';
import { Suspense, useId, type Ref } from 'react';
import { useIntl } from 'react-intl';

import type { RichTextFieldProps } from '../../rich-text/RichTextField.tsx';
import type { DraftPoint, ModelDraft } from './useModelDraft.ts';
import { ModelSection } from './ModelSection.tsx';

const RichTextField = lazyScreen<RichTextFieldProps>(
  async () => (await import('../../rich-text/RichTextField.tsx')).RichTextField,
);

interface PointListProps {
  readonly model: ModelDraft;
  readonly maxPoints: number;
  readonly selectedKey: number | undefined;
  readonly isPlacing: boolean;
  readonly isReady: boolean;
  /** Selects a point and turns the model to it. */
  readonly onShow: (point: DraftPoint) => void;
  readonly onAdd: () => void;
  readonly onCancelPlacing: () => void;
  readonly onDelete: (key: number) => void;
  /** The button that adds a point. */
  readonly addRef: Ref<HTMLButtonElement>;
}

/** Lists the points of a model: each has a title and a text, and can be shown or deleted. */
export function PointList(props: PointListProps) {
  const {
    model,
    maxPoints,
    selectedKey,
    isPlacing,
    isReady,
    onShow,
    onAdd,
    onCancelPlacing,
    onDelete,
    addRef,
  } = props;
  const { points } = model.draft;
  return (
    <ModelSection title={<FormattedMessage id="builder.model.points" />}>
      {points.length > 0 && (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {points.map((point, index) => (
            <PointRow
              key={point.key}
              point={point}
              number={index + 1}
              isSelected={point.key === selectedKey}
              model={model}
              onShow={onShow}
              onDelete={onDelete}
            />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {isPlacing ? (
          <>
            <Typography variant="body2" sx={{ flex: 1, minWidth: 140 }}>
              <FormattedMessage id="builder.model.placeHint" />
            </Typography>
            <Button onClick={onCancelPlacing}>
              <FormattedMessage id="ui.action.cancel" />
            </Button>
          </>
        ) : (
          <Button
            ref={addRef}
            variant="outlined"
            startIcon={<Add />}
            disabled={!isReady || points.length >= maxPoints}
            onClick={onAdd}
          >
            <FormattedMessage id="builder.model.addPoint" />
          </Button>
        )}
      </Box>
    </ModelSection>
  );
}

interface PointRowProps extends Pick<PointListProps, 'model' | 'onShow' | 'onDelete'> {
  readonly point: DraftPoint;
  readonly number: number;
  readonly isSelected: boolean;
}

function PointRow({ point, number, isSelected, model, onShow, onDelete }: PointRowProps) {
  const intl = useIntl();
  const id = useId();
  const { key, title, text } = point;
  const name = title || String(number);
  return (
    <Box component="li" sx={isSelected ? selectedStyle : rowStyle}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Button
          variant={isSelected ? 'contained' : 'outlined'}
          aria-pressed={isSelected}
          aria-label={intl.formatMessage({ id: 'builder.model.showPoint' }, { name })}
          onClick={() => onShow(point)}
          sx={{ minWidth: 32, px: 0, flexShrink: 0 }}
        >
          {number}
        </Button>
        <TextField
          value={title}
          placeholder={intl.formatMessage({ id: 'builder.model.pointTitle' })}
          inputAttributes={{
            maxLength: 200,
            'aria-label': intl.formatMessage({ id: 'builder.model.pointTitleOf' }, { number }),
          }}
          onChange={({ target }) => model.editPoint(key, { title: target.value })}
        />
        <IconButton
          aria-label={intl.formatMessage({ id: 'builder.model.deletePoint' }, { name })}
          onClick={() => onDelete(key)}
        >
          <Delete />
        </IconButton>
      </Box>
      {isSelected && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography id={id} variant="caption" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="builder.model.pointText" />
          </Typography>
          <Suspense fallback={<Skeleton variant="rounded" height={112} />}>
            <RichTextField
              html={text}
              labelId={id}
              onChange={(next) => model.editPoint(key, { text: next })}
              onUndo={model.undo}
              onRedo={model.redo}
            />
          </Suspense>
        </Box>
      )}
    </Box>
  );
}

const rowStyle = { display: 'grid', gap: 2, minWidth: 0 } as const;

const selectedStyle = {
  ...rowStyle,
  pl: 2,
  ml: -2,
  borderLeft: `2px solid ${colors.accent}`,
} as const;
