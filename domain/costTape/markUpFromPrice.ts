import type { Trace } from '#domain/trace'

export type MarkUpResult =
  | { readonly ok: true; readonly markUp: number; readonly trace: Trace }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/** The mark-up, a fraction of the base, that a given sell price leaves after commission. */
export function markUpFromPrice(base: number, sellPrice: number, commission: number): MarkUpResult {
  if (!(base > 0 && Number.isFinite(base)))
    return { ok: false, reason: 'A mark-up needs a cost above 0.', trace: [] }
  if (!(sellPrice >= 0 && Number.isFinite(sellPrice)))
    return { ok: false, reason: 'A price is 0 or more.', trace: [] }
  if (!(commission >= 0 && commission < 1))
    return { ok: false, reason: 'A commission lies from 0 to below 100 percent.', trace: [] }
  const markUp = (sellPrice * (1 - commission)) / base - 1
  return {
    ok: true,
    markUp,
    trace: [{ label: 'Mark-up', value: markUp, why: 'price less commission ÷ base, less 1' }],
  }
}
