/** Saleable area over web area consumed, as a fraction; null when no web was consumed. */
export function yieldShare(saleableSqm: number, webSqm: number): number | null {
  return webSqm > 0 ? saleableSqm / webSqm : null
}
