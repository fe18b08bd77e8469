/** Letters of a name that a code begins with. */
const letters = 3

/** The code of a new customer: the first letters of the name and a running number, `BLU012`. */
export function customerCode(customerName: string, running: number): string {
  const plain = customerName
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toUpperCase()
  return `${plain.slice(0, letters).padEnd(letters, 'X')}${String(running).padStart(3, '0')}`
}
