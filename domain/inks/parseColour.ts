/** A colour as it is kept, `#RRGGBB` in capitals, from what was typed (`e2001a`, `#E2001A`); null when it is none. */
export function parseColour(typed: string): string | null {
  const digits = typed.trim().replace(/^#/, '')
  return /^[0-9a-f]{6}$/i.test(digits) ? `#${digits.toUpperCase()}` : null
}
