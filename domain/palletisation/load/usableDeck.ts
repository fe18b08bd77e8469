import type { TraceEntry } from '#domain/trace'
import type { PalletInput } from './palletLoad.ts'

export interface UsableDeck {
  readonly deckLength: number
  readonly deckWidth: number
  /** Per edge; negative for an edge kept free. */
  readonly overhangFrontBack: number
  readonly overhangSideToSide: number
  readonly trace: readonly TraceEntry[]
}

/** The area a layer may take: the pallet's, wider by the overhang at each edge or narrower by the edge kept free. */
export function usableDeck(input: PalletInput): UsableDeck {
  const trace: TraceEntry[] = []
  const direction = input.overhang?.direction ?? 'none'
  const perEdge = (label: string, asked = 0, accepted = Number.POSITIVE_INFINITY) => {
    if (direction === 'none') return 0
    if (direction === 'under') return -asked
    const given = Math.min(asked, Math.max(0, accepted))
    const why = given < asked ? `${asked} mm asked, the customer accepts ${given} mm` : 'as asked, per edge'
    if (given > 0 || given < asked) trace.push({ label, value: given, unit: 'mm', why })
    return given
  }
  const frontBack = perEdge('Overhang front and back', input.overhangFrontBack, input.maxOverhangFrontMm)
  const sideToSide = perEdge('Overhang side to side', input.overhangSideToSide, input.maxOverhangSideMm)
  const deckLength = input.palletType.length + 2 * frontBack
  const deckWidth = input.palletType.width + 2 * sideToSide
  const why = `${input.palletType.name}${direction === 'under' ? ', edges kept free' : ''}`
  trace.push({ label: 'Usable deck', value: `${deckLength} × ${deckWidth}`, unit: 'mm', why })
  return {
    deckLength,
    deckWidth,
    overhangFrontBack: frontBack,
    overhangSideToSide: sideToSide,
    trace,
  }
}
