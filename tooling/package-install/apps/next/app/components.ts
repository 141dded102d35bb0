/** One text, as a document carries it. */
export const components = (text: string) => [
  { id: 1, componentKey: 'Text', props: { text: { name: 'text', value: { desktop: text } } } },
];
