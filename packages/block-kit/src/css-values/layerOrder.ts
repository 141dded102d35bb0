/**
 * Cascade layers of a page, weakest first: reset, the look of the brand, shared rules of blocks, and visibility by
 * size. A component's own rules are in no layer, so that they override all of them and can revert to them.
 *
 * @internal
 */
export const layerOrder = '@layer page,look,blocks,sizes;';
