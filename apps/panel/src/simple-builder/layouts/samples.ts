/**
 * Texts that show what to write. They are to be replaced: a page that still says one is not ready to be published.
 */
export const samples = {
  tagline: 'In one sentence: what is special about this product?',
  story: 'In two or three sentences: what does it do, for whom, and what is better with it?',
  detail: 'In one or two sentences: what is to be seen in the picture, and what is it good for?',
  advantage: 'An advantage',
  advantageText: 'In one sentence: what does the customer have of it?',
  step: 'A step',
  stepText: 'In one sentence: what is to be done?',
  question: 'What do customers ask?',
  answer: 'Answer in one or two sentences.',
  property: 'Property',
  value: 'Value',
  model: 'Model',
  ingredient: 'An ingredient',
} as const;
