/** What was typed as a number: null when empty, NaN when it is none. Blanks and thousands commas are forgiven. */
export function readNumber(typed: string): number | null {
  const plain = typed.replace(/[\s,]/g, '')
  return plain === '' ? null : Number(plain)
}
