import type { Problem } from '#domain/boxGeometry'
import type { Part } from '#domain/estimating'
import type { Estimate } from './estimate.ts'

/** A part as it is shown: its figures, or none and why. Figures of other inputs would be taken for these ones'. */
export interface Shown<Figures> {
  readonly value: Figures | null
  /** Why there are no figures; empty also where another part or a field says it. */
  readonly problems: readonly Problem[]
}

type PartKey = Exclude<keyof Estimate, 'prices'>
type FiguresOf<P extends Part<unknown>> = Extract<P, { readonly ok: true }>['value']

/** The estimate as it is shown. */
export type ShownEstimate = {
  readonly [Key in PartKey]: Shown<FiguresOf<Estimate[Key]>>
} & { readonly prices: readonly Shown<FiguresOf<Estimate['prices'][number]>>[] }

const partKeys: readonly PartKey[] = [
  'box',
  'board',
  'unit',
  'pallet',
  'strength',
  'route',
  'cost',
  'ranges',
  'minimum',
  'tooling',
]

const none: readonly Problem[] = []

/** A part on top of what was shown of it. */
function settlePart<Figures>(before: Shown<Figures> | undefined, part: Part<Figures>): Shown<Figures> {
  const next: Shown<Figures> = part.ok
    ? { value: part.value, problems: none }
    : { value: null, problems: part.isElsewhere ? none : part.problems }
  const isAsBefore = before?.value === next.value && before.problems === next.problems
  return before !== undefined && isAsBefore ? before : next
}

/** What is shown after an estimate; whatever did not change is the same object as before. */
export function settle(before: ShownEstimate | null, estimate: Estimate): ShownEstimate {
  const parts = partKeys.map(key => [key, settlePart<unknown>(before?.[key], estimate[key])] as const)
  const prices = estimate.prices.map((price, place) => settlePart(before?.prices[place], price))
  const arePricesAsBefore =
    before?.prices.length === prices.length && prices.every((price, place) => price === before.prices[place])
  return {
    ...(Object.fromEntries(parts) as Omit<ShownEstimate, 'prices'>),
    prices: arePricesAsBefore ? before.prices : prices,
  }
}
