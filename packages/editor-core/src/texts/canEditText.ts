import type { Component } from '@vitrina/epack-model';

/** Returns whether a property's texts can be edited. Those of linked copies can be fixed in their library section. */
export function canEditText({ copiedFrom }: Component, name: string): boolean {
  return copiedFrom?.slots?.includes(name) !== false;
}
