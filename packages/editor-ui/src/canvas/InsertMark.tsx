import { useEffect, useState } from 'react';
import { findPlaceLine, type PlaceLine } from '@vitrina/editor-core/drag';
import { planPlacing } from '@vitrina/editor-core/edits';
import { getNestingContext } from '@vitrina/editor-core/store';

import './overlay.css';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';
import type { OverlayPlace } from '../surface/overBlock.ts';
import { createPageBoxes } from '../surface/pageBoxes.ts';
import { usePlacingText } from '../texts/usePlacingText.ts';
import { PlaceMark } from './PlaceMark.tsx';

/** Marks the place that a click on the block under the pointer, or on the focused one, gives it. */
export function InsertMark(props: OverlayPlace) {
  const isShown = useEditorState(({ view }) => view.placing !== undefined);
  return isShown ? <Mark {...props} /> : null;
}

function Mark({ surface, stage }: OverlayPlace) {
  const store = useEditorStore();
  const textOf = usePlacingText();
  const [shown, setShown] = useState<{ readonly place: PlaceLine; readonly text: string }>();
  useEffect(() => {
    const boxes = createPageBoxes(surface);
    const { catalogue } = store.services;
    const update = () => {
      const state = store.getState();
      const { placing } = state.view;
      const context = getNestingContext(state, catalogue);
      const planned = placing && planPlacing(state, catalogue, placing);
      const place = context && planned && findPlaceLine(context, boxes, planned.place);
      setShown(place && { place, text: textOf(context.page, planned) });
    };
    const stop = surface.layout.subscribe(update);
    const unsubscribe = store.subscribe(() => surface.layout.raise());
    surface.layout.raise();
    return () => {
      stop();
      unsubscribe();
    };
  }, [surface, store, textOf]);
  if (!shown) return null;
  return (
    <PlaceMark stage={stage} place={shown.place}>
      <div className="place-tag">{shown.text}</div>
    </PlaceMark>
  );
}
