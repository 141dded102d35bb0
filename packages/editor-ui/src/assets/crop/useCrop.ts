import { calls } from '@vitrina/api-client/calls';
import type { CropArea } from '@vitrina/api-client/contract';
import type { FocalPoint } from '@vitrina/block-kit';
import type { Json } from '@vitrina/epack-model';
import { useApiClient } from '@vitrina/session';
import { useEffect, useRef, useState } from 'react';
import { findFileId, toStoredAsset, writePictureUse, type PictureUse } from '@vitrina/editor-core/assets';
import { toText } from '@vitrina/editor-core/props';

/** All of a picture. */
export const wholeArea: CropArea = { left: 0, top: 0, width: 1, height: 1 };

/** A choice of part and focal point, and its making. */
export interface Crop {
  readonly area: CropArea;
  readonly focus: FocalPoint;
  readonly isBusy: boolean;
  readonly error: unknown;
  chooseArea: (area: CropArea) => void;
  chooseFocus: (focus: FocalPoint) => void;
  apply: () => void;
}

/** Begins with the use as it is; has the server cut the part and hands the new use on. Leaving stops it. */
export function useCrop(use: PictureUse, onApply: (value: Json) => void): Crop {
  const client = useApiClient();
  const [area, chooseArea] = useState(use.area ?? wholeArea);
  const [focus, chooseFocus] = useState(use.focus);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const cut = async (): Promise<PictureUse> => {
    const id = findFileId(toText(use.original.src));
    if (isWhole(area) || id === undefined) return { ...use, area: undefined, focus };
    if (use.area && isSame(use.area, area)) return { ...use, focus };
    const controller = new AbortController();
    running.current = controller;
    const { data } = await client.call(calls.cropFile, {
      params: { id },
      body: area,
      signal: controller.signal,
    });
    return { ...use, shown: toStoredAsset(data), area, focus };
  };
  const apply = async () => {
    setBusy(true);
    setError(undefined);
    try {
      onApply(writePictureUse(await cut()));
    } catch (failure) {
      if (!running.current?.signal.aborted) setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return { area, focus, isBusy, error, chooseArea, chooseFocus, apply: () => void apply() };
}

function isSame(one: CropArea, other: CropArea): boolean {
  return (['left', 'top', 'width', 'height'] as const).every((side) => one[side] === other[side]);
}

/** What is missing at the edges is less than can be seen. */
const edgePart = 0.002;

function isWhole({ left, top, width, height }: CropArea): boolean {
  return left < edgePart && top < edgePart && width > 1 - edgePart && height > 1 - edgePart;
}
