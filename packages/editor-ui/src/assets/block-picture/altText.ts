import { createContext, useContext } from 'react';
import type { Json } from '@vitrina/epack-model';
import { setImage, setAlt } from '@vitrina/editor-core/assets';
import { toText } from '@vitrina/editor-core/props';

import type { PropScope } from '../../edited-component/controlProps.ts';
import { useEditedId } from '../../edited-component/EditedComponent.ts';
import { useEditorStore } from '../../store/EditorStoreProvider.tsx';
import { useProp } from '../../store/hooks.ts';

/** The description of an image, with functions to write it. */
export interface AltTextTarget {
  /** Names of the image and of its description: two props, or two members of one prop. */
  readonly pictureName: string;
  readonly altName: string;
  readonly alt: string;
  setAlt: (alt: string) => void;
  /** Sets the image in one undo step. Also sets its description if there is none yet. */
  setImage: (value: Json, alt: string) => void;
}

/** Provided by a group that contains an image and its description. */
export const AltTextContext = createContext<AltTextTarget | undefined>(undefined);

const pictureNames = ['src', 'image'];
const altNames = ['alt', 'altText'];

/** Returns the name of the member that describes the given image member, or `undefined` if there is none. */
export function findAltName(
  members: Readonly<Record<string, unknown>>,
  pictureName: string,
): string | undefined {
  return pictureNames.includes(pictureName)
    ? altNames.find((name) => Object.hasOwn(members, name))
    : undefined;
}

/**
 * Returns the description of the image that a control edits, or `undefined` if the block has no description
 * for it.
 */
export function useAltText({ definition, propName, field }: PropScope): AltTextTarget | undefined {
  const fromGroup = useContext(AltTextContext);
  const store = useEditorStore();
  const id = useEditedId() ?? 0;
  const altName = findAltName(definition.ownProps, propName);
  const prop = useProp(id, altName ?? '');
  if (field !== undefined) return fromGroup?.pictureName === field ? fromGroup : undefined;
  if (altName === undefined) return undefined;
  const place = { id, name: propName, altName };
  return {
    pictureName: propName,
    altName,
    alt: toText(prop?.value.desktop),
    setAlt: (alt) => {
      store.dispatch(setAlt(place, alt));
    },
    setImage: (value, alt) => {
      store.dispatch(setImage(place, value, alt));
    },
  };
}
