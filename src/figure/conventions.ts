/** The conventions of a figure, in three or four words under it. */
export const conventions = {
  touching: {
    text: 'touching counts as a hit',
    icon: 'M8 3.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M12.5 1v14',
  },
  filled: {
    text: 'the disc is filled',
    icon: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M4 6l6-3M3.2 9.2l9-4.6M5 12l8-4',
  },
  yUp: { text: 'y points up', icon: 'M3 2v11h11M1 4.5 3 2l2 2.5M11.5 11l2.5 2-2.5 2' },
  ownAxes: { text: 'corners turn with the ship', icon: 'M3 12 6 3l7 3-2 8z' },
  halfExtents: {
    text: 'a box is its centre and half sides',
    icon: 'M1.5 4h13v8.5h-13zM8 8.2h6.5M8 8.2V4',
  },
  ofWidth: {
    text: 'in the fields, the window is 96 wide',
    icon: 'M1 4v8M15 4v8M1 8h14M4.5 6v4M8 6v4M11.5 6v4',
  },
  ofLength: { text: 'positions in hundredths of the length', icon: 'M1 4v8M15 4v8M1 8h14' },
  centerCells: {
    text: 'each cell is one centre',
    icon: 'M2 2h12v12H2zM8 6.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3',
  },
  eitherWay: {
    text: 'corners clockwise or counter-clockwise',
    icon: 'M8 2.5a5.5 5.5 0 1 0 5.3 4M13.8 2v4.6H9.2',
  },
  onOutline: {
    text: 'the outline counts as inside',
    icon: 'M3 12 5 3l8 2-1 8zM9.5 3.2a1 1 0 1 0 .1 1.8',
  },
  wholeUnits: { text: 'moves in whole units', icon: 'M2 2h12v12H2zM6 2v12M10 2v12M2 6h12M2 10h12' },
  cells: { text: 'a cell is one ulp wide', icon: 'M2 2h12v12H2zM8 2v12M2 8h12' },
  map: { text: 'each cell is a position of the centre', icon: 'M2 2h12v12H2zM8 2v12M2 8h12' },
} as const;

export type Convention = keyof typeof conventions;
