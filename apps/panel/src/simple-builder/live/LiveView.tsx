import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { getAncestorIds } from '@vitrina/epack-model';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { getActivePage, viewActions } from '@vitrina/editor-core/store';
import { useCanvasRoot, usePageAttributes } from '@vitrina/editor-ui/canvas';
import { useElementSize } from '@vitrina/editor-ui/dom';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useFontFaces } from '@vitrina/editor-ui/fonts';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { findBlockId } from '@vitrina/editor-ui/surface';

import type { MatchedGroup, MatchedPart } from '../layouts/matchLayout.ts';
import { fieldOf } from '../form/fieldOf.ts';
import { useLiveElements } from './useLiveElements.ts';

/** Widths the page is shown at, in pixels: what shops give it on a desktop, and a phone. */
const widthsPx = { desktop: 1100, mobile: 390 } as const;
type Width = keyof typeof widthsPx;

/** Links lead nowhere here, but look as if. */
const liveCss = '.page [data-block]:focus{outline:none}.page a,.page button,.page summary{cursor:pointer}';

interface LiveViewProps {
  /** What a click on the page leads to the fields of; undefined: clicks lead nowhere. */
  readonly parts?: readonly MatchedPart[];
  readonly firstWidth?: Width;
}

/**
 * The page as it will be published, beside the form: sliders, tabs and the like work. What else is clicked in it leads to
 * its field.
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
  useFontFaces(assetUrl);
  useLiveElements();
  useLeadingClicks(surface?.page, parts);
  const [width, setWidth] = useState<Width>(firstWidth);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  // A ref that changed at every render would take the page down and up again each time.
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

/** What acts by itself when it is clicked. */
const controls = 'button, input, select, textarea, label, [role=button], [role=tab], [role=slider]';

/** A click on the page leads to the field of the block, or of the nearest one around it that has any. */
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
    // A form whose script is not there yet would leave the builder.
    page.addEventListener('submit', (event) => event.preventDefault(), options);
    return () => listening.abort();
  }, [page, parts, store]);
}

/** The blocks of a group that are asked for anything, each with a field to lead to: its words before its picture. */
function listFields({ node, matched }: MatchedGroup): [number, string][] {
  const names = (node.asks ?? []).map(({ prop }) => prop);
  const main = names.find((name) => name === 'title' || name === 'text') ?? names[0];
  return matched.flatMap(({ id, children }) => [
    ...(main === undefined ? [] : [[id, main] as [number, string]]),
    ...children.flatMap(listFields),
  ]);
}
