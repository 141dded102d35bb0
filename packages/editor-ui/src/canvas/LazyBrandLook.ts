import { lazyAfterPaint } from '@vitrina/ui-kit';

/** Loaded after the page, which waits for no kit: the look arrives with the answer of the server. */
export const LazyBrandLook = lazyAfterPaint(async () => (await import('./BrandLook.ts')).BrandLook);
