/** A quote's number as people write it: `100023`. Throws a RangeError for what is no positive whole number. */
export function quoteReference(quoteNo: number): string {
  if (!Number.isSafeInteger(quoteNo) || quoteNo < 1) throw new RangeError(`not a quote number: ${quoteNo}`)
  return String(quoteNo)
}
