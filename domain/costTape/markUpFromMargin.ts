import type { MarkUpResult } from './markUpFromPrice.ts'

/** The mark-up, a fraction of the base, that gives a margin, a fraction of the price without commission. */
export function markUpFromMargin(margin: number): MarkUpResult {
  if (!(margin < 1 && Number.isFinite(margin)))
    return { ok: false, reason: 'A margin is below 100 percent.', trace: [] }
  const markUp = margin / (1 - margin)
  return { ok: true, markUp, trace: [{ label: 'Mark-up', value: markUp, why: 'margin ÷ (1 − margin)' }] }
}
