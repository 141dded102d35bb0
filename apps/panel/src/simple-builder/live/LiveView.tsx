import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { getAncestorIds } from '@vitrina/epack-model';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { getActivePage, viewActions } from '@vitrina/editor-core/store';
import { LazyBrandLook, useCanvasRoot, usePageAttributes } from '@vitrina/editor-ui/canvas';
import { useElementSize } from '@vitrina/editor-ui/dom';
import { useEditor } from '@vitrina/editor-ui/editor';
import { usePackageFonts } from '@vitrina/editor-ui/fonts';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { findBlockId } from '@vitrina/editor-ui/surface';

import type { MatchedGroup, MatchedPart } from '../layouts/matchLayout.ts';
import { fieldOf } from '../form/fieldOf.ts';
import { useLiveElements } from './useLiveElements.ts';

/** Page widths in pixels: a typical product page on a desktop, and a phone. */
const widthsPx = { desktop: 1100, mobile: 390 } as const;
type Width = keyof typeof widthsPx;

/** Links look clickable but don't navigate. */
const liveCss = '.page [data-block]:focus{outline:none}.page a,.page button,.page summary{cursor:pointer}';

interface LiveViewProps {
  /** Parts whose fields a click on the page opens. If `undefined`, clicks don't open fields. */
  readonly parts?: readonly MatchedPart[];
  readonly firstWidth?: Width;
}

/**
 * Renders the page as it will be published, beside the form. Sliders, tabs, and other controls work; a click
 * anywhere else moves focus to the block's field.
 */
export function LiveView({ parts, firstWidth = 'desktop' }: LiveViewProps) {
  const intl = useIntl();
  const store = useEditorStore();
  const { views, assetUrl } = useEditor();
  const { catalogue } = store.services;
  const environment = useMemo(
    () => ({ store, intl, catalogue, views, assetUrl }),
    [store, intl, catalogue, views, assetUrl],
  );
  const { mountRef, surface } = useCanvasRoot(environment, liveCss);
  usePageAttributes(surface);
  usePackageFonts(assetUrl);
  useLiveElements();
  useLeadingClicks(surface?.page, parts);
  const [width, setWidth] = useState<Width>(firstWidth);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  // Memoized: a ref that changes with each render would remount the page.
  const hostRef = useCallback(
    (element: HTMLElement | null) => {
      setHost(element);
      return mountRef(element);
    },
    [mountRef],
  );
  const room = useElementSize(frame).width;
  const hostHeight = useElementSize(host).height;
  const scale = room === 0 ? 1 : Math.min(1, room / widthsPx[width]);
  return (
    <Box
      component="section"
      aria-label={intl.formatMessage({ id: 'simpleBuilder.live.title' })}
      sx={{ minWidth: 0, display: 'flex', flexDirection: 'column', gap: 2, minHeight: 0 }}
    >
      <ToggleButtonGroup
        exclusive
        value={width}
        aria-label={intl.formatMessage({ id: 'simpleBuilder.live.width' })}
        onChange={(_, next: Width | null) => next && setWidth(next)}
        sx={{ alignSelf: 'flex-end' }}
      >
        {(Object.keys(widthsPx) as Width[]).map((name) => (
          <ToggleButton key={name} value={name} sx={{ px: 3 }}>
            <FormattedMessage id={`builder.size.${name}`} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {surface && <LazyBrandLook surface={surface} />}
      <Box ref={setFrame} sx={frameStyle}>
        <Box
          sx={{
            width: widthsPx[width] * scale,
            height: hostHeight * scale,
            mx: 'auto',
            overflow: 'hidden',
          }}
        >
          <Box
            ref={hostRef}
            sx={{
              width: widthsPx[width],
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
              backgroundColor: '#ffffff',
            }}
          />
        </Box>
      </Box>
    </Box>
  );
}

const frameStyle = {
  minHeight: 120,
  overflowY: 'auto',
  overflowX: 'hidden',
  border: `1px solid ${colors.line}`,
  borderRadius: '8px',
  backgroundColor: colors.ground,
} as const;

/** Controls that handle clicks themselves. */
const controls = 'button, input, select, textarea, label, [role=button], [role=tab], [role=slider]';

/** On a click, moves focus to the field of the clicked block or of its nearest ancestor with a field. */
function useLeadingClicks(page: HTMLElement | undefined, parts: readonly MatchedPart[] | undefined): void {
  const store = useEditorStore();
  useEffect(() => {
    if (page === undefined) return undefined;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const lead = (event: MouseEvent) => {
      const [target] = event.composedPath();
      if (!(target instanceof Element)) return;
      if (target.closest('a')) event.preventDefault();
      if (target.closest(controls)) return;
      const id = findBlockId(target);
      const document = getActivePage(store.getState());
      if (id === undefined || document === undefined || parts === undefined) return;
      const fields = new Map(parts.flatMap(({ groups }) => groups.flatMap(listFields)));
      const owner = [id, ...getAncestorIds(document, id)].find((each) => fields.has(each));
      const prop = owner === undefined ? undefined : fields.get(owner);
      if (owner !== undefined && prop !== undefined) {
        store.dispatch(viewActions.fieldWanted(fieldOf(owner, prop)));
      }
    };
    page.addEventListener('click', lead, options);
    // A form whose script isn't loaded yet would navigate away from the builder.
    page.addEventListener('submit', (event) => event.preventDefault(), options);
    return () => listening.abort();
  }, [page, parts, store]);
}

/**
 * Returns the blocks of a group that have form fields, each with the field to focus: text fields before
 * images.
 */
function listFields({ node, matched }: MatchedGroup): [number, string][] {
  const names = (node.asks ?? []).map(({ prop }) => prop);
  const main = names.find((name) => name === 'title' || name === 'text') ?? names[0];
  return matched.flatMap(({ id, children }) => [
    ...(main === undefined ? [] : [[id, main] as [number, string]]),
    ...children.flatMap(listFields),
  ]);
}
