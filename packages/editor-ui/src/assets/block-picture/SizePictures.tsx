import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { resolveSized, sizes, type SizeName } from '@vitrina/epack-model';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { readPictureUse } from '@vitrina/editor-core/assets';
import { toText } from '@vitrina/editor-core/props';
import { viewActions } from '@vitrina/editor-core/store';

import { useEditedId } from '../../edited-component/EditedComponent.ts';
import { useEditor } from '../../editor/EditorContext.ts';
import { useEditorState, useBuilderDispatch, useProp } from '../../store/hooks.ts';

/**
 * Shows the image at each size and whether that size has its own image. Selecting an image switches to its
 * size, where it can be replaced or cropped. Renders nothing if no size has an image.
 */
export function SizePictures({ name }: { name: string }) {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const { assetUrl } = useEditor();
  const id = useEditedId() ?? 0;
  const prop = useProp(id, name);
  const shown = useEditorState((state) => state.view.size);
  const value = prop?.value ?? {};
  const hasOwn = (size: SizeName) => size === 'desktop' || value[size] !== undefined;
  const sourceAt = (size: SizeName) => toText(readPictureUse(resolveSized(value, size))?.shown.src);
  if (sizes.every((size) => sourceAt(size) === '')) return undefined;
  return (
    <Box role="group" aria-label={intl.formatMessage({ id: 'builder.asset.sizes' })} sx={rowStyle}>
      {sizes.map((size) => {
        const source = sourceAt(size);
        return (
          <ButtonBase
            key={size}
            aria-pressed={size === shown}
            aria-label={intl.formatMessage(
              { id: `builder.asset.${describe(source, hasOwn(size))}` },
              { size: intl.formatMessage({ id: `builder.size.${size}` }) },
            )}
            onClick={() => dispatch(viewActions.sizeChosen(size))}
            sx={size === shown ? activeStyle : tileStyle}
          >
            {source === '' ? (
              <Box sx={{ ...pictureStyle, backgroundColor: colors.hover }} />
            ) : (
              <Box
                component="img"
                src={assetUrl(source)}
                alt=""
                sx={{ ...pictureStyle, objectFit: 'cover', opacity: hasOwn(size) ? 1 : 0.35 }}
              />
            )}
            <Typography
              variant="caption"
              noWrap
              // Four of the longest labels must fit side by side.
              sx={{
                maxWidth: 1,
                fontSize: 11,
                letterSpacing: '-0.01em',
                fontWeight: hasOwn(size) ? 600 : 400,
              }}
            >
              <FormattedMessage id={`builder.size.${size}`} />
            </Typography>
          </ButtonBase>
        );
      })}
    </Box>
  );
}

function describe(source: string, isOwn: boolean) {
  if (source === '') return 'sizeNone';
  return isOwn ? 'sizeOwn' : 'sizeInherited';
}

const pictureStyle = { width: 1, height: 36 } as const;

const rowStyle = { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 1 } as const;

const tileStyle = {
  flexDirection: 'column',
  minWidth: 0,
  py: 0.5,
  px: 0,
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
  '&:hover': { backgroundColor: colors.hover },
} as const;

const activeStyle = {
  ...tileStyle,
  borderColor: colors.accent,
  backgroundColor: colors.accentSoft,
} as const;
