/** By which a repeat may differ from whole sheets, mm: what a cut to register makes good. Our own. */
const tolerance = 0.5

/** How many sheets of a length a repeat is made of, mm; null where they are not whole. */
export function wholeSheets(repeat: number, length: number): number | null {
  const count = Math.round(repeat / length)
  return count >= 1 && Math.abs(count * length - repeat) <= tolerance ? count : null
}
