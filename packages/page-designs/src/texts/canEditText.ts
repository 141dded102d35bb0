import { findLibraryLink, type Component } from '@vitrina/epack-model';

/** Returns whether a property's texts can be edited. Those of linked copies can be fixed in their library section. */
export function canEditText(component: Component, name: string): boolean {
  return findLibraryLink(component)?.slots?.includes(name) !== false;
}
