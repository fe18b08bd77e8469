/** What a person lifts and a strapper takes: rule of thumb, in kg and mm. */
export const bundleLimits = { kg: 16, height: 250 }

const usual = [50, 40, 30, 25, 20, 15, 10]

/** The largest usual bundle (10 to 50) within the limits, or the largest whole one when even 10 are too many, at least 1. */
export function suggestBundleQty(unit: { readonly kg: number; readonly thickness: number }): number {
  const mostByWeight = unit.kg > 0 ? bundleLimits.kg / unit.kg : Number.POSITIVE_INFINITY
  const mostByHeight = unit.thickness > 0 ? bundleLimits.height / unit.thickness : Number.POSITIVE_INFINITY
  const most = Math.floor(Math.min(mostByWeight, mostByHeight) + 1e-9)
  return usual.find(quantity => quantity <= most) ?? Math.max(1, most)
}
