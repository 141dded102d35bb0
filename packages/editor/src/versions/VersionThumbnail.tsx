import Box from '@mui/material/Box';
import { useEditorState } from '@vitrina/editor-ui/store';
import { colors } from '@vitrina/ui-kit';
import { useEffect, useState } from 'react';

import { PageThumbnail } from '../page-thumbnail/PageThumbnail.tsx';
import { useVersionPage } from './useVersionPage.ts';

interface VersionThumbnailProps {
  readonly epackId: string;
  readonly revision: number;
}

/** Height of a thumbnail per width. */
const ratio = 0.75;

/** Renders the top of the page as it was at a revision. Loads once it is in view. Decorative: the time is beside it. */
export function VersionThumbnail({ epackId, revision }: VersionThumbnailProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const isSeen = useSeen(frame);
  const page = useVersionPage(epackId, isSeen ? revision : undefined);
  const locale = useEditorState((state) => state.document.active.locale);
  const kit = useEditorState((state) => state.document.kit);
  return (
    <Box ref={setFrame} component="span" aria-hidden sx={frameStyle}>
      {page && <PageThumbnail page={page} locale={locale} kit={kit} ratio={ratio} />}
    </Box>
  );
}

/** Returns whether an element has been in view. */
function useSeen(element: HTMLElement | null): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (element === null || isSeen) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}

const frameStyle = {
  display: 'block',
  flexShrink: 0,
  width: 72,
  height: 72 * ratio,
  overflow: 'hidden',
  border: `1px solid ${colors.line}`,
  borderRadius: '4px',
  backgroundColor: '#ffffff',
} as const;
