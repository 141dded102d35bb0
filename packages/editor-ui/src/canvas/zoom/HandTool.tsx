import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';

import { getDeepTarget, isTypingPlace } from '../../dom/deepDom.ts';
import './handTool.css';

/** Covers the page while Space is held, and moves it under the pointer. */
export function HandTool({ viewport }: { readonly viewport: HTMLElement }) {
  const box = useSpaceHeld(viewport);
  const last = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const [isHeld, setHeld] = useState(false);
  if (box === undefined) return null;
  const { left, top, width, height } = box;
  const release = () => {
    last.current = undefined;
    setHeld(false);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (last.current === undefined) return;
    const { x, y } = last.current;
    viewport.scrollBy({ left: x - clientX, top: y - clientY, behavior: 'instant' });
    last.current = { x: clientX, y: clientY };
  };
  return createPortal(
    <div
      aria-hidden
      className={isHeld ? 'hand-tool hand-tool-held' : 'hand-tool'}
      style={{ left, top, width, height }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
        setHeld(true);
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
    />,
    document.body,
  );
}

/** Returns the box of an element while Space is held on the page, where it would activate nothing. */
function useSpaceHeld(viewport: HTMLElement): DOMRect | undefined {
  const [box, setBox] = useState<DOMRect>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented)
        return;
      const target = getDeepTarget(event);
      if (isTypingPlace(target) || target?.closest(operated)) return;
      event.preventDefault();
      if (!event.repeat) setBox(viewport.getBoundingClientRect());
    };
    const release = () => setBox(undefined);
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (key === ' ') release();
    };
    window.addEventListener('keydown', onKeyDown, { signal });
    window.addEventListener('keyup', onKeyUp, { signal });
    window.addEventListener('blur', release, { signal });
    return () => controller.abort();
  }, [viewport]);
  return box;
}

/** Elements that Space activates. */
const operated =
  'button,a,summary,input,select,textarea,label,dialog,[role=dialog],[role=button],[role=tab],[role=switch],[role=option],[role=menuitem],[role=treeitem],[role=combobox],[role=checkbox]';
