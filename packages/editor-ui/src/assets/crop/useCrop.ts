import { calls } from '@vitrina/api-client/calls';
import type { CropArea } from '@vitrina/api-client/contract';
import type { FocalPoint } from '@vitrina/block-kit';
import type { Json } from '@vitrina/epack-model';
import { useCallMutation } from '@vitrina/session';
import { useEffect, useRef, useState } from 'react';
import { findFileId, toStoredAsset, writePictureUse, type PictureUse } from '@vitrina/editor-core/assets';
import { toText } from '@vitrina/editor-core/props';

/** The full image. */
export const wholeArea: CropArea = { left: 0, top: 0, width: 1, height: 1 };

/** A selected part and focal point, with a function that applies them. */
export interface Crop {
  readonly area: CropArea;
  readonly focus: FocalPoint;
  /** Whether the selection differs from the stored one. */
  readonly isChanged: boolean;
  readonly isPending: boolean;
  readonly error: unknown;
  chooseArea: (area: CropArea) => void;
  chooseFocus: (focus: FocalPoint) => void;
  apply: () => void;
}

/**
 * Starts with the stored crop. Applying has the server crop the image, then passes the result to `onApply`.
 * Unmounting cancels the request.
 */
export function useCrop(use: PictureUse, onApply: (value: Json) => void): Crop {
  const initialArea = use.area ?? wholeArea;
  const [area, chooseArea] = useState(initialArea);
  const [focus, chooseFocus] = useState(use.focus);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { run, isPending, error } = useCallMutation(calls.cropFile, {
    onSuccess: ({ data }, { body }) =>
      onApply(writePictureUse({ ...use, shown: toStoredAsset(data), area: body, focus })),
  });
  const apply = () => {
    const id = findFileId(toText(use.original.src));
    if (isWhole(area) || id === undefined) {
      onApply(writePictureUse({ ...use, area: undefined, focus }));
    } else if (use.area && isSame(use.area, area)) {
      onApply(writePictureUse({ ...use, focus }));
    } else {
      // A second press joins the first request, whose signal has to stay.
      running.current ??= new AbortController();
      run({ params: { id }, body: area, signal: running.current.signal });
    }
  };
  const isChanged = !isSame(area, initialArea) || focus.x !== use.focus.x || focus.y !== use.focus.y;
  return { area, focus, isChanged, isPending, error, chooseArea, chooseFocus, apply };
}

function isSame(one: CropArea, other: CropArea): boolean {
  return (['left', 'top', 'width', 'height'] as const).every((side) => one[side] === other[side]);
}

/** Differences at the edges below this share of the image are invisible. */
const edgePart = 0.002;

function isWhole({ left, top, width, height }: CropArea): boolean {
  return left < edgePart && top < edgePart && width > 1 - edgePart && height > 1 - edgePart;
}
