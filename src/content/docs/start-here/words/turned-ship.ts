const noUse = (rest: string) => ({ word: 'no use', rest });

export const words = {
  oneOut: () => noUse('1 corner sticks out of the circle'),
  someOut: ({ outside }: { outside: number }) =>
    noUse(`${outside} corners stick out of the circle`),
  maybe: () => ({ word: 'maybe', rest: 'now run the exact test' }),
  miss: () => ({ word: 'miss', rest: 'for certain, after one cheap test' }),
};
