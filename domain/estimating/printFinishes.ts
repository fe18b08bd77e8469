import type { Finish } from '#domain/costTape'
import { laminationTypes, printKind, varnishTypes } from '#domain/quoteItem'
import { entryUnder } from '#domain/tables'
import type { EstimateItem, SideFinish } from './estimateItem.ts'
import type { FinishRates, PlantMasters } from './masters.ts'

/** What lies over the print of an item, and what of that has no rate at its plant, a sentence each. */
export interface PrintFinishes {
  readonly FRONT: readonly Finish[]
  readonly BACK: readonly Finish[]
  readonly notes: readonly string[]
}

interface Chosen {
  readonly side: SideFinish['side']
  readonly name: string
  readonly rates: FinishRates | undefined
}

type Named = readonly { readonly code: string; readonly label: string }[]

const named = (code: string, types: Named): string => {
  const label = types.find(type => type.code === code)?.label ?? code
  // UV stays as it is.
  return label === label.toUpperCase() ? label : label.toLowerCase()
}

const isLaid = (code: string): boolean => code !== '' && code !== 'NONE'

/**
 * The varnish and film of each side at the rates of a plant. One without a rate costs nothing and is said; getting
 * ready for it counts where it is entered. Our own design.
 */
export function printFinishes(
  { printProcess, finishes = [] }: Pick<EstimateItem, 'printProcess' | 'finishes'>,
  { costing, description }: Pick<PlantMasters, 'costing' | 'description'>,
): PrintFinishes {
  const kind = printKind(printProcess)
  if (kind !== 'inks' && kind !== 'litho') return { FRONT: [], BACK: [], notes: [] }
  const chosen = finishes.flatMap(({ side, varnishType, laminationType }): Chosen[] => [
    ...(isLaid(varnishType)
      ? [
          {
            side,
            name: `${named(varnishType, varnishTypes)} varnish`,
            rates: entryUnder(costing?.varnishes ?? {}, varnishType),
          },
        ]
      : []),
    ...(isLaid(laminationType) && kind === 'litho'
      ? [
          {
            side,
            name: named(laminationType, laminationTypes),
            rates: entryUnder(costing?.laminations ?? {}, laminationType),
          },
        ]
      : []),
  ])
  const of = (wanted: SideFinish['side']): Finish[] =>
    chosen.flatMap(({ side, name, rates }) => {
      const pricePerSqm = rates?.pricePerSqm ?? null
      return side !== wanted || pricePerSqm === null
        ? []
        : [{ name, pricePerSqm, makeReady: rates?.makeReady ?? 0 }]
    })
  const unrated = chosen.filter(({ rates }) => (rates?.pricePerSqm ?? null) === null)
  return {
    FRONT: of('FRONT'),
    BACK: of('BACK'),
    notes: [...new Set(unrated.map(({ name }) => name))].map(
      name => `${description} has no rate for ${name}: it is not in the cost.`,
    ),
  }
}
