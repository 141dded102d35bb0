import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { colors, FormattedMessage, shadows } from '@vitrina/ui-kit';
import type { ComponentId } from '@vitrina/epack-model';
import { shallowEqual } from 'react-redux';
import { getPicked } from '@vitrina/editor-core/props';
import { viewActions } from '@vitrina/editor-core/store';

import { NameTag } from './NameTag.tsx';
import { useOverBlock, type OverlayPlace } from '../surface/overBlock.ts';
import { useEditorState, useBuilderDispatch } from '../store/hooks.ts';
import { ComponentName } from '../texts/ComponentName.tsx';

/**
 * Shows instructions and the number of picked components, and marks the picked components, while the user
 * picks components on the page.
 */
export function PickingMarks({ surface, stage }: OverlayPlace) {
  const dispatch = useBuilderDispatch();
  const isPicking = useEditorState((state) => state.view.picking !== undefined);
  const picked = useEditorState(getPicked, shallowEqual);
  if (!isPicking) return null;
  return (
    <>
      {picked.map((id) => (
        <PickedOutline key={id} id={id} surface={surface} stage={stage} />
      ))}
      <Box sx={bannerStyle}>
        <Box component="span" sx={{ flex: 1 }}>
          <FormattedMessage id="builder.picking.hint" values={{ count: picked.length }} />
        </Box>
        <Button size="small" variant="contained" onClick={() => dispatch(viewActions.pickingEnded())}>
          <FormattedMessage id="builder.picking.done" />
        </Button>
      </Box>
    </>
  );
}

function PickedOutline({ id, surface, stage }: OverlayPlace & { readonly id: ComponentId }) {
  const ref = useOverBlock({ surface, stage }, id);
  return (
    <Box ref={ref} data-picked={id} sx={pickedStyle}>
      <NameTag isQuiet>
        <ComponentName id={id} />
      </NameTag>
    </Box>
  );
}

const pickedStyle = {
  position: 'absolute',
  outline: `2px dashed ${colors.accent}`,
  outlineOffset: -2,
  backgroundColor: 'rgba(47, 91, 255, 0.08)',
} as const;

const bannerStyle = {
  position: 'sticky',
  // Places the banner in the margin above the page, so that it doesn't cover the first block. The browser
  // measures sticky offsets from the end of the margin.
  top: '-44px',
  mt: '-44px',
  zIndex: 1,
  mx: 'auto',
  width: 'fit-content',
  maxWidth: 'calc(100% - 16px)',
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  py: 1,
  pl: 3,
  pr: 1,
  fontSize: 13,
  lineHeight: '18px',
  borderRadius: '6px',
  pointerEvents: 'auto',
  backgroundColor: colors.surface,
  boxShadow: shadows.menu,
} as const;
