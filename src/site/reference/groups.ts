/** Functions that answer one kind of question. */
export interface Group {
  /** The name in doc comments and in the address of the page of all functions. */
  readonly id: string;
  readonly title: string;
}

/** In the order of the reference. */
export const groups: readonly Group[] = [
  { id: 'touch', title: 'Do they touch?' },
  { id: 'inside', title: 'Is one wholly inside the other?' },
  { id: 'contact', title: 'How deep, and which way out?' },
  { id: 'distance', title: 'How far, and where is it nearest?' },
  { id: 'cast', title: 'When does a moving circle hit?' },
  { id: 'response', title: 'What happens after the hit?' },
  { id: 'pairs', title: 'Which of many circles touch?' },
  { id: 'crossing', title: 'Where do they cross?' },
  { id: 'part', title: 'Which part of a shape is it near?' },
  { id: 'shapes', title: 'Making and turning shapes' },
  { id: 'vectors', title: 'Vectors and turns' },
  { id: 'checks', title: 'Checking data from outside' },
  { id: 'exactly', title: 'Without any rounding' },
  { id: 'variants', title: 'The same answers, reached in another way' },
];
