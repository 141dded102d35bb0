import { getComponent, pageKey } from '@vitrina/epack-model';

import type { AssetPlace } from '../assets/assetPlace.ts';
import type { DocumentState } from '../store/documentState.ts';
import type { FoundProblem } from './problem.ts';

/** Problems that another image fixes. */
const ofImages: ReadonlySet<string> = new Set(['imageUpscaled', 'imageTooSmall']);

/** Returns the place of the image that a problem is about; undefined if another image would not fix it. */
export function findImagePlace(
  { code, target }: Pick<FoundProblem, 'code' | 'target'>,
  document: DocumentState,
): AssetPlace | undefined {
  if (!ofImages.has(code) || target.kind !== 'component' || target.propName === undefined) return undefined;
  const page = pageKey(target.address);
  const content = document.epack.pages[page];
  const component = content && getComponent(content, target.id);
  if (!component) return undefined;
  return {
    page,
    id: target.id,
    componentKey: component.componentKey,
    name: target.propName,
    size: target.size ?? 'desktop',
    path: target.path ?? [],
    altName: undefined,
  };
}
