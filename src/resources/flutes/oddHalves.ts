/** Where half of an odd width goes, with what becomes of a width of 301 mm. */
export const oddHalves = [
  { code: 'up', label: 'Up: 301 is 151' },
  { code: 'down', label: 'Down: 301 is 150' },
] as const
