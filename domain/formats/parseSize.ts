const oneNumber = /^\d+(\.\d+)?$|^\.\d+$/
const times = /\s*[x×*]\s*/i
/** Between numbers that have no × between them; a comma may be one of thousands, and then there are not three numbers. */
const apart = /\s*[,;]\s*|\s+/
const unit = /\s*mm$/i

/**
 * The length, width and depth of a size as people write it, `400x300x250`: with x, × or * between them, or with commas
 * or blanks alone; null when it is not three numbers. Millimetres. Our own.
 */
export function parseSize(
  typed: string,
): { readonly length: number; readonly width: number; readonly depth: number } | null {
  const plain = typed.trim().replace(unit, '')
  const parts = plain.split(times.test(plain) ? times : apart)
  if (parts.length !== 3 || !parts.every(part => oneNumber.test(part))) return null
  const [length = 0, width = 0, depth = 0] = parts.map(Number)
  return { length, width, depth }
}
