/** The font that Korva uploaded, for figures: a file of the demo's assets. */
export const ownFont = {
  file: 'fonts/space-mono-latin-400-normal.woff2',
  family: 'Space Mono',
  licenseStatement: 'SIL Open Font License 1.1, © 2016 The Space Mono Project Authors',
} as const;
