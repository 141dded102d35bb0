export { addPage, listTemplatePages, movePage, type NewPage, renamePage } from './pageEdits.ts';
export { type SectionKind, sectionKinds } from './section.ts';
export { addSection, copyTemplateHere, deleteActiveSection, turnDirection } from './sectionEdits.ts';
