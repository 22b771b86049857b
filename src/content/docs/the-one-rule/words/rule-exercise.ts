export const replies = {
  thickness: {
    apart: () => 'The circle does not touch the capsule.',
    core: () => 'It touches the segment itself. Move it a little away.',
    right: () => 'It touches the thick capsule, and a thin segment it would miss.',
  },
  half: {
    apart: () => 'The circle does not touch the capsule.',
    side: () => 'The closest point of the core lies between its ends.',
    right: () => 'The closest point is an end: there the capsule is a disc.',
  },
};
