const yes = ['', 'yes', 'y', 'true', '1', 'active']
const no = ['no', 'n', 'false', '0', 'inactive']

/** Whether a cell of a file says that the row is in use; empty says so too, null: it says neither. */
export function readActive(cell: string): boolean | null {
  const word = cell.trim().toLowerCase()
  return yes.includes(word) ? true : no.includes(word) ? false : null
}
