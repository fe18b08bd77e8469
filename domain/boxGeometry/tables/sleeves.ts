import type { StyleTables } from '../styleTable.ts'

/** Sleeves, and a box of two of them. Built-in geometry. */
export const sleeves = {
  '0501': {
    allowances: { play: 'min(0.5, t/3)', lap: '30' },
    rules: [],
    pieces: [
      {
        name: 'sleeve',
        inside: ['L', 'D', 'W'],
        open: ['y+', 'y-'],
        flutes: 'y',
        panels: [
          ['P1', 'wall', '', '0', 'L + t', 'D', 0],
          [
            'lap',
            'lap',
            'P1.left',
            'play',
            'lap',
            'D - 2*play',
            1,
            { ends: ['min(0.27*lap, 0.125*D)', 'lap'] },
          ],
          ['P2', 'wall', 'P1.right', '0', 'W + t', 'D', 1],
          ['P3', 'wall', 'P2.right', '0', 'L + 2*t', 'D', 1],
          ['P4', 'wall', 'P3.right', '0', 'W', 'D', 1],
        ],
      },
    ],
  },
  '0502': {
    allowances: { play: 'min(0.5, t/3)', lap: '30' },
    rules: [],
    pieces: [
      {
        name: 'sleeve',
        inside: ['L', 'W', 'D'],
        open: ['y+', 'y-'],
        flutes: 'y',
        panels: [
          ['P1', 'wall', '', '0', 'L + t', 'W', 0],
          [
            'lap',
            'lap',
            'P1.left',
            'play',
            'lap',
            'W - 2*play',
            1,
            { ends: ['min(0.27*lap, 0.125*D)', 'lap'] },
          ],
          ['P2', 'wall', 'P1.right', '0', 'D + t', 'W', 1],
          ['P3', 'wall', 'P2.right', '0', 'L + 2*t', 'W', 1],
          ['P4', 'wall', 'P3.right', '0', 'D', 'W', 1],
        ],
      },
    ],
  },
  '0503': {
    allowances: { play: 'min(0.5, t/3)', lap: '30' },
    rules: [],
    pieces: [
      {
        name: 'sleeve',
        inside: ['W', 'L', 'D'],
        open: ['y+', 'y-'],
        flutes: 'y',
        panels: [
          ['P1', 'wall', '', '0', 'W + t', 'L', 0],
          [
            'lap',
            'lap',
            'P1.left',
            'play',
            'lap',
            'L - 2*play',
            1,
            { ends: ['min(0.27*lap, 0.125*D)', 'lap'] },
          ],
          ['P2', 'wall', 'P1.right', '0', 'D + t', 'L', 1],
          ['P3', 'wall', 'P2.right', '0', 'W + 2*t', 'L', 1],
          ['P4', 'wall', 'P3.right', '0', 'D', 'L', 1],
        ],
      },
    ],
  },
  '0504': {
    allowances: { play: 'min(0.5, t/3)', lap: '30', slideGap: 'max(0.5, t/4)' },
    rules: [],
    fits: [
      ['outer', 'x', 'inner', 'y', '0', '2*slideGap + t'],
      ['outer', 'z', 'inner', 'z', '0', '2*slideGap + t'],
    ],
    pieces: [
      {
        name: 'inner',
        inside: ['L', 'W', 'D'],
        open: ['y+', 'y-'],
        flutes: 'y',
        panels: [
          ['P1', 'wall', '', '0', 'L + t', 'W', 0],
          [
            'lap',
            'lap',
            'P1.left',
            'play',
            'lap',
            'W - 2*play',
            1,
            { ends: ['min(0.27*lap, 0.125*D)', 'lap'] },
          ],
          ['P2', 'wall', 'P1.right', '0', 'D + t', 'W', 1],
          ['P3', 'wall', 'P2.right', '0', 'L + 2*t', 'W', 1],
          ['P4', 'wall', 'P3.right', '0', 'D', 'W', 1],
        ],
      },
      {
        name: 'outer',
        inside: ['W + 2*slideGap', 'L + 3*t', 'D + 2*t + 2*slideGap'],
        open: ['y+', 'y-'],
        flutes: 'y',
        seats: [{ turnX: 0, turnZ: 90, shift: ['L + 1.5*t', '-t/2 - slideGap', '-t - slideGap'] }],
        panels: [
          ['P1', 'wall', '', '0', 'W + t + 2*slideGap', 'L + 3*t', 0],
          [
            'lap',
            'lap',
            'P1.left',
            'play',
            'lap',
            'L + 3*t - 2*play',
            1,
            { ends: ['min(0.27*lap, 0.125*D)', 'lap'] },
          ],
          ['P2', 'wall', 'P1.right', '0', 'D + 3*t + 2*slideGap', 'L + 3*t', 1],
          ['P3', 'wall', 'P2.right', '0', 'W + 2*t + 2*slideGap', 'L + 3*t', 1],
          ['P4', 'wall', 'P3.right', '0', 'D + 2*t + 2*slideGap', 'L + 3*t', 1],
        ],
      },
    ],
  },
  SLEEVE: {
    allowances: { play: 'min(0.5, t/3)', lap: 'min(15, 0.6*W)' },
    rules: [],
    pieces: [
      {
        name: 'sleeve',
        inside: ['W', 'L', 'D'],
        open: ['y+', 'y-'],
        flutes: 'y',
        panels: [
          ['P1', 'wall', '', '0', 'W + t', 'L', 0],
          [
            'lap',
            'lap',
            'P1.left',
            'play',
            'lap',
            'L - 2*play',
            1,
            { ends: ['min(0.27*lap, 0.125*D)', 'lap'] },
          ],
          ['P2', 'wall', 'P1.right', '0', 'D + t', 'L', 1],
          ['P3', 'wall', 'P2.right', '0', 'W + 2*t', 'L', 1],
          ['P4', 'wall', 'P3.right', '0', 'D', 'L', 1],
        ],
      },
    ],
  },
} as const satisfies StyleTables
