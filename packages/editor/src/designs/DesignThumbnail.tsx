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
import { useEditorStore } from '@vitrina/editor-ui/store';
import {
  type ComponentDraft,
  createPage,
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

interface DesignThumbnailProps {
  readonly drafts: readonly ComponentDraft[];
  readonly locale: string;
  readonly kit: BrandKit | null | undefined;
  /** Greatest height per width. The rest of the page is not shown. */
  readonly ratio: number;
}

/** Renders sections as they will be on the page, in the look of the brand, scaled to the available width. */
export function DesignThumbnail({ drafts, locale, kit, ratio }: DesignThumbnailProps) {
  const { catalogue } = useEditorStore().services;
  const { views, assetUrl } = useEditor();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [shadowRoot, setShadowRoot] = useState<ShadowRoot>();
  const mountRef = useCallback((element: HTMLElement | null) => {
    setHost(element);
    if (element) setShadowRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
  }, []);
  const page = useMemo(() => createPage(drafts), [drafts]);
  const source = useMemo(() => createSource(page), [page]);
  const css = useMemo(() => thumbnailCss(page, catalogue, kit), [page, catalogue, kit]);
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
            <style>{css}</style>
            <div className="page" lang={languageTag(locale)} dir={localeDirection(locale)}>
              <BlockTree
                source={source}
                find={catalogue.find}
                views={views}
                rootId={rootId}
                locale={locale}
                assetUrl={assetUrl}
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

function thumbnailCss(page: Page, catalogue: Catalogue, kit: BrandKit | null | undefined): string {
  const rules = [...walkPage(page)].flatMap((component) => {
    const definition = catalogue.find(component.componentKey);
    return definition ? componentRules(component, definition) : [];
  });
  const empty = getEmptyFileSelector(catalogue.definitions);
  return [
    baseCss,
    kit ? kitCss(kit) : plainKitCss(),
    definitionsCss(catalogue.definitions),
    rulesCss(rules),
    // Without weight, so that a block's own ratio is used.
    `:where(${empty}){aspect-ratio:16/9}${empty}{width:100%;`,
    'background:linear-gradient(160deg,color-mix(in srgb,var(--kit-muted) 12%,transparent),color-mix(in srgb,var(--kit-muted) 36%,transparent))}',
  ].join('');
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
