import Box from '@mui/material/Box';
import {
  baseCss,
  type BrandKit,
  componentRules,
  definitionsCss,
  kitCss,
  plainKitCss,
  rulesCss,
} from '@vitrina/block-kit';
import { BlockTree, languageTag, type TreeSource } from '@vitrina/block-kit/react';
import type { Catalogue } from '@vitrina/block-catalogue';
import { getEmptyFileSelector } from '@vitrina/editor-ui/canvas';
import { useElementSize } from '@vitrina/editor-ui/dom';
import { useEditor } from '@vitrina/editor-ui/editor';
import { findPictureAmong } from '@vitrina/editor-core/assets';
import { useEditorState, useEditorStore } from '@vitrina/editor-ui/store';
import {
  type ComponentId,
  getChildIds,
  getComponent,
  localeDirection,
  type Page,
  rootId,
  walkPage,
} from '@vitrina/epack-model';
import { useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

/** Width of the page in the thumbnail, in pixels: that of a product page on a desktop. */
const pageWidthPx = 1200;

/** Props of {@link PageThumbnail}. */
export interface PageThumbnailProps {
  readonly page: Page;
  readonly locale: string;
  readonly kit: BrandKit | null | undefined;
  /** Greatest height per width. The rest of the page is not shown. */
  readonly ratio: number;
  /** Whether a color stands for files that are not chosen yet, as in a design. Default: false. */
  readonly fillsEmptyFiles?: boolean;
  /** Outlines of blocks, as CSS colors by id. Default: none. */
  readonly marks?: ReadonlyMap<ComponentId, string>;
}

/** Renders a page as it will be published, in the look of the brand, scaled to the available width. */
export function PageThumbnail(props: PageThumbnailProps) {
  const { page, locale, kit, ratio, fillsEmptyFiles = false, marks } = props;
  const { catalogue } = useEditorStore().services;
  const { views, assetUrl } = useEditor();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [shadowRoot, setShadowRoot] = useState<ShadowRoot>();
  const mountRef = useCallback((element: HTMLElement | null) => {
    setHost(element);
    if (element) setShadowRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
  }, []);
  const source = useMemo(() => createSource(page), [page]);
  const files = useEditorState((state) => state.document.files);
  const findPicture = useMemo(() => findPictureAmong(files), [files]);
  const css = useMemo(() => pageCss(page, catalogue, kit), [page, catalogue, kit]);
  const emptyCss = useMemo(
    () => (fillsEmptyFiles ? emptyFileCss(catalogue) : ''),
    [fillsEmptyFiles, catalogue],
  );
  const { width } = useElementSize(frame);
  const { height } = useElementSize(host);
  const scale = width / pageWidthPx;
  return (
    <Box
      ref={setFrame}
      component="span"
      inert
      aria-hidden
      sx={frameStyle}
      style={{ height: Math.min(height * scale, width * ratio) }}
    >
      <Box ref={mountRef} component="span" sx={hostStyle} style={{ transform: `scale(${scale})` }} />
      {shadowRoot &&
        createPortal(
          <>
            <style>{css + emptyCss}</style>
            {marks && <style>{markCss(marks)}</style>}
            <div className="page" lang={languageTag(locale)} dir={localeDirection(locale)}>
              <BlockTree
                source={source}
                find={catalogue.find}
                views={views}
                rootId={rootId}
                locale={locale}
                assetUrl={assetUrl}
                findPicture={findPicture}
              />
            </div>
          </>,
          shadowRoot,
        )}
    </Box>
  );
}

/** Returns the tree of a page that never changes. */
function createSource(page: Page): TreeSource {
  return {
    useNode: (id) => {
      const component = getComponent(page, id);
      return component && { component, childIds: getChildIds(page, id) };
    },
    useChildIds: (id) => getChildIds(page, id),
  };
}

function pageCss(page: Page, catalogue: Catalogue, kit: BrandKit | null | undefined): string {
  const rules = [...walkPage(page)].flatMap((component) => {
    const definition = catalogue.find(component.componentKey);
    return definition ? componentRules(component, definition) : [];
  });
  const look = kit ? kitCss(kit) : plainKitCss();
  return [baseCss, look, definitionsCss(catalogue.definitions), rulesCss(rules)].join('');
}

function emptyFileCss(catalogue: Catalogue): string {
  const empty = getEmptyFileSelector(catalogue.definitions);
  return [
    // Without weight, so that a block's own ratio is used.
    `:where(${empty}){aspect-ratio:16/9}${empty}{width:100%;`,
    'background:linear-gradient(160deg,color-mix(in srgb,var(--kit-muted) 12%,transparent),color-mix(in srgb,var(--kit-muted) 36%,transparent))}',
  ].join('');
}

/** Returns the rules that outline blocks, wide enough to be seen in the scaled page. */
function markCss(marks: ReadonlyMap<ComponentId, string>): string {
  return [...marks].map(([id, color]) => `.b${id}{outline:6px solid ${color};outline-offset:-3px}`).join('');
}

const frameStyle = {
  position: 'relative',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  backgroundColor: '#ffffff',
} as const;

const hostStyle = {
  position: 'absolute',
  top: 0,
  left: 0,
  width: pageWidthPx,
  transformOrigin: '0 0',
} as const;
