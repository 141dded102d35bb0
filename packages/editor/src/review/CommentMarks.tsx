import Comment from '@mui/icons-material/ChatBubbleOutlineOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { getComponent, type ComponentId } from '@vitrina/epack-model';
import { getActivePage, viewActions } from '@vitrina/editor-core/store';
import { useBuilderDispatch, useEditorState } from '@vitrina/editor-ui/store';
import { useOverBlock, type OverlayPlace } from '@vitrina/editor-ui/surface';
import { useBlockTexts } from '@vitrina/editor-ui/texts';
import { colors, shadows } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { useOpenThreads } from './useOpenThreads.ts';

/** Marks the blocks of the page that have open comments. A press selects the block and opens the review. */
export function CommentMarks(place: OverlayPlace) {
  const counts = useOpenThreads();
  return [...counts].map(([id, count]) => <CommentMark key={id} id={id} count={count} {...place} />);
}

interface CommentMarkProps extends OverlayPlace {
  readonly id: ComponentId;
  readonly count: number;
}

function CommentMark({ id, count, surface, stage }: CommentMarkProps) {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const texts = useBlockTexts();
  const ref = useOverBlock({ surface, stage }, id);
  const component = useEditorState((state) => {
    const page = getActivePage(state);
    return page && getComponent(page, id);
  });
  const open = () => {
    dispatch(viewActions.selected([id]));
    dispatch(viewActions.reviewOpened());
  };
  if (!component) return null;
  const name = texts.component(component);
  return (
    <Box ref={ref} sx={blockStyle}>
      <ButtonBase
        aria-label={intl.formatMessage({ id: 'builder.review.openCountOn' }, { count, name })}
        onClick={open}
        sx={markStyle}
      >
        <Comment />
        {count}
      </ButtonBase>
    </Box>
  );
}

const blockStyle = { position: 'absolute', pointerEvents: 'none' } as const;

const markStyle = {
  position: 'absolute',
  // Half outside, so that it covers little of the text.
  top: -12,
  right: -12,
  gap: 1,
  height: 24,
  px: 1.5,
  fontSize: 12,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  color: colors.attention,
  backgroundColor: colors.surface,
  boxShadow: shadows.menu,
  borderRadius: '12px 12px 12px 0',
  pointerEvents: 'auto',
  '& svg': { fontSize: 14 },
} as const;
