export type { DesignChoice } from './DesignCards.tsx';
export { DesignsDialog } from './DesignsDialog.tsx';
export { DesignSearch } from './DesignSearch.tsx';
export { PagesPanel, type PagesPanelProps } from './PagesPanel.tsx';
