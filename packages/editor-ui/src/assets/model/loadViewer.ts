import type { Orbit, Vector } from './orbitText.ts';

/** A point on the surface of a model, where a press hits it. */
export interface SurfacePoint {
  readonly position: Vector;
  readonly normal: Vector;
}

/** The element of the 3D viewer, as far as the editor uses it. */
export interface ModelViewerElement extends HTMLElement {
  readonly loaded: boolean;
  /** Resolves when changed attributes have taken effect. */
  readonly updateComplete: Promise<boolean>;
  cameraOrbit: string | null;
  getCameraOrbit: () => Orbit;
  jumpCameraToGoal: () => void;
  /** Takes a position in the window. Returns null beside the model. */
  positionAndNormalFromPoint: (x: number, y: number) => SurfacePoint | null;
  queryHotspot: (name: string) => { canvasPosition: Vector; facingCamera: boolean } | null;
  updateHotspot: (hotspot: { name: string; position: string; normal: string }) => void;
  /** Returns an object URL; empty if there is no model. */
  prepareUSDZ: () => Promise<string>;
  toBlob: (options: { mimeType: string; qualityArgument: number }) => Promise<Blob>;
}

const tag = 'model-viewer';

let loading: Promise<void> | undefined;

/**
 * Defines the element of the 3D viewer, by the script that published pages load too. It is too large for the
 * editor's own code. A failed load can be repeated.
 */
export function loadViewer(address: string): Promise<void> {
  if (!customElements.get(tag))
    loading ??= addScript(address).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return (loading ?? Promise.resolve()).then(keepResolution);
}

/** A poster must be sharp on a slow computer too, where the viewer would lower its resolution. */
function keepResolution(): void {
  Object.assign(customElements.get(tag) ?? {}, { minimumRenderScale: 1 });
}

function addScript(address: string): Promise<void> {
  const script = document.createElement('script');
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The 3D viewer did not load'));
    });
    script.src = address;
    document.head.append(script);
  });
}
