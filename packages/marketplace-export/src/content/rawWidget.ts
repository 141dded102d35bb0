/** The key of a component that keeps a widget without a matching block. No catalog has it. */
export const rawWidgetKey = 'OzonRawWidget';

/** The prop that holds the unchanged widget. */
export const rawWidgetProp = 'widget';
