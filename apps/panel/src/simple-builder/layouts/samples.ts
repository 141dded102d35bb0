/** Sample texts. A page that still contains one can't be published. */
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
