import { createContext, useContext } from 'react';
import type { Json } from '@vitrina/epack-model';
import { putPicture, setAlt } from '@vitrina/editor-core/assets';
import { toText } from '@vitrina/editor-core/props';

import type { PropScope } from '../../edited-component/controlProps.ts';
import { useEditedId } from '../../edited-component/EditedComponent.ts';
import { useEditorStore } from '../../store/EditorStoreProvider.tsx';
import { useProp } from '../../store/hooks.ts';

/** The description that belongs to a picture, and the ways to write it. */
export interface AltTextTarget {
  /** The picture, and what describes it: two props, or two members of one. */
  readonly pictureName: string;
  readonly altName: string;
  readonly alt: string;
  setAlt: (alt: string) => void;
  /** Puts a picture in as one step, with its description where there is none yet. */
  putPicture: (value: Json, alt: string) => void;
}

/** Given by a group that holds a picture and its description. */
export const AltTextContext = createContext<AltTextTarget | undefined>(undefined);

const pictureNames = ['src', 'image'];
const altNames = ['alt', 'altText'];

/** The member that describes the picture member of this name; undefined where none does. */
export function findAltName(
  members: Readonly<Record<string, unknown>>,
  pictureName: string,
): string | undefined {
  return pictureNames.includes(pictureName)
    ? altNames.find((name) => Object.hasOwn(members, name))
    : undefined;
}

/** The description of the picture that a control edits; undefined where its block has none for it. */
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
    putPicture: (value, alt) => {
      store.dispatch(putPicture(place, value, alt));
    },
  };
}
