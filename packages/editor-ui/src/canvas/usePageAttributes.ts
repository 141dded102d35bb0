import { directionOf, languageTag } from '@vitrina/epack-model';
import { useLayoutEffect } from 'react';

import { useEditorState } from '../store/hooks.ts';
import type { CanvasSurface } from '../surface/canvasSurface.ts';

/** Sets the attributes of a published page on the page of the canvas: package, language, and direction. */
export function usePageAttributes(surface: CanvasSurface | undefined): void {
  const publicId = useEditorState(({ document }) => document.publicId ?? '');
  const locale = useEditorState(({ document }) => document.active.locale);
  const direction = useEditorState(({ document: { epack, active } }) =>
    directionOf(epack.manifest, active.locale),
  );
  useLayoutEffect(() => {
    if (surface === undefined) return;
    const attributes = { 'data-epack': publicId, lang: languageTag(locale), dir: direction };
    for (const [name, value] of Object.entries(attributes)) surface.page.setAttribute(name, value);
  }, [surface, publicId, locale, direction]);
}
