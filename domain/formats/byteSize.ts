const units = ['KB', 'MB', 'GB', 'TB']

/**
 * A file size on base 1024 with three decimals: `1.500 KB`; below 1024 in whole bytes, `512 B`.
 * Source: 000 §9; whole bytes are our own.
 */
export function byteSize(bytes: number): string {
  if (bytes < 1024) return `${Math.round(bytes)} B`
  let size = bytes / 1024
  let unit = 0
  // Compared after rounding, so that nothing shows as 1024.000 KB.
  while (Number(size.toFixed(3)) >= 1024 && unit < units.length - 1) {
    size /= 1024
    unit += 1
  }
  return `${size.toFixed(3)} ${units[unit]}`
}
