/** Board, timber and ink in pictures, in light and dark alike: brown paper is brown. */
export const boardColours = {
  inside: '#e2c79d',
  outside: '#c79c63',
  rim: '#a97f4a',
  edge: '#5f4423',
  bundle: '#dfc296',
  turned: '#c8a26c',
  timber: '#a98458',
  strap: '#20419b',
} as const
