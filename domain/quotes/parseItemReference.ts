const written = /^0*([1-9]\d*)-0*([1-9]\d*)$/

/** The two numbers of an item reference; null when the text is none. Leading zeros and outer blanks are forgiven. */
export function parseItemReference(reference: string): { quoteNo: number; itemNo: number } | null {
  const parts = written.exec(reference.trim())
  if (parts === null) return null
  const quoteNo = Number(parts[1])
  const itemNo = Number(parts[2])
  return Number.isSafeInteger(quoteNo) && Number.isSafeInteger(itemNo) ? { quoteNo, itemNo } : null
}
