/** Sections of a package: a locale has templates, a template has pages. */
export const sectionKinds = ['locale', 'template', 'page'] as const;

/** One of {@link sectionKinds}. */
export type SectionKind = (typeof sectionKinds)[number];
