import { ru as builder } from '@vitrina/editor/messages';
import { ru as model } from '@vitrina/epack-model/messages';

/** Texts of the list of packages, and of what stands in the way of publishing one. */
export const texts = { ...model, ...builder };
