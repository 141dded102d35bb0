/** The key of a component that keeps a marketplace's widget we have no block for. No catalog has it. */
export const rawWidgetKey = 'OzonRawWidget';

/** The prop that holds the widget as it came. */
export const rawWidgetProp = 'widget';
