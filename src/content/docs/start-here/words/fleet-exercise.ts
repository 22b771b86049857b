const within = (maybes: number) =>
  maybes === 1 ? 'One circle is touched' : `${maybes} circles are touched`;

export const replies = {
  false: {
    clear: () => 'No circle is touched yet.',
    hit: ({ hits }: { hits: number }) =>
      hits === 1
        ? 'A ship is touched. Touch only its circle.'
        : `${hits} ships are touched. Touch only a circle.`,
    right: () => 'The circle says maybe, the exact test says miss.',
  },
  several: {
    few: ({ maybes }: { maybes: number }) => `${within(maybes)}: not enough yet.`,
    hit: () => 'That touches a ship.',
    right: ({ maybes }: { maybes: number }) => `${within(maybes)}, and no ship at all.`,
  },
  useless: {
    some: ({ saved }: { saved: number }) =>
      saved === 1
        ? 'One ship still needs no exact test.'
        : `${saved} ships still need no exact test.`,
    right: () => 'Now the circles save nothing: every ship has to be tested anyway.',
  },
};
