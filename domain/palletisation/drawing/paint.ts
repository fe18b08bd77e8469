/** Colours of the drawings: board, turned board, timber, ink, strap and the line of a limit. */
export const paint = {
  board: '#e3c9a1',
  turnedBoard: '#d3b081',
  timber: '#b08d5e',
  ink: '#4a3b28',
  strap: '#2f5d8a',
  limit: '#b3261e',
  paper: '#ffffff',
}
