export { type SectionKind, sectionKinds } from './section.ts';
export { addSection, copyTemplateHere, deleteActiveSection } from './sectionEdits.ts';
