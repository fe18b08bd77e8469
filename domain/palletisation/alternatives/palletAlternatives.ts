import type { Effort } from '../layer/layer.ts'
import type { PalletLoad } from '../load/palletLoad.ts'
import { type PalletQuestion, planPallet } from '../load/planPallet.ts'
import type { PalletPattern } from '../masterData/palletPatterns.ts'
import type { PalletType } from '../masterData/palletTypes.ts'

/** A way of loading, with the pallet it is on. */
export interface PalletAlternative {
  readonly palletType: PalletType
  readonly load: PalletLoad
  /** It is on another pallet than was asked for. */
  readonly isOther: boolean
}

/** All ways of loading, or why there is none on the pallet asked for. */
export interface PalletAlternatives {
  /** The best first; those on the pallet asked for before those on others. */
  readonly ranked: readonly PalletAlternative[]
  /** Why nothing can be loaded on the pallet asked for; '' when something can. */
  readonly failure: string
}

interface Choices {
  readonly palletTypes: readonly PalletType[]
  readonly palletPatterns: readonly PalletPattern[]
}

/** With a pattern and a pallet of its own; the rest as asked. */
function asked(
  question: PalletQuestion,
  palletType: PalletType,
  palletPattern: PalletPattern,
  effort: Effort,
): PalletQuestion {
  const own = { palletType, palletPattern, effort }
  return question.kind === 'bundles'
    ? { kind: 'bundles', input: { ...question.input, ...own } }
    : { kind: 'finishedGoods', input: { ...question.input, ...own } }
}

/** Fewer pallets, then more on each, then the fuller space, then the steadier load. */
const better = ({ load: a }: PalletAlternative, { load: b }: PalletAlternative): number =>
  a.noOfPallets - b.noOfPallets ||
  b.totalPalletQty - a.totalPalletQty ||
  b.cubeUtilisation - a.cubeUtilisation ||
  b.bondScore - a.bondScore

/**
 * Every way to load what is asked, in each pattern on each pallet, ranked; a pattern that comes to the same as another is
 * left out. What does not fit on a pallet is no way.
 */
export function palletAlternatives(
  question: PalletQuestion,
  { palletTypes, palletPatterns }: Choices,
  effort: Effort,
): PalletAlternatives {
  const own = question.input.palletType
  const others = palletTypes.filter(({ code }) => code !== own.code)
  let failure = ''
  const all = [own, ...others].flatMap(palletType => {
    const built = new Set<string>()
    return palletPatterns.flatMap((pattern): PalletAlternative[] => {
      const load = planPallet(asked(question, palletType, pattern, effort))
      if (!load.calculationSuccess) {
        if (palletType === own) failure = load.calculationMessage
        return []
      }
      if (built.has(load.palletPatternCode)) return []
      built.add(load.palletPatternCode)
      return [{ palletType, load, isOther: palletType !== own }]
    })
  })
  const ranked = all.toSorted((a, b) => Number(a.isOther) - Number(b.isOther) || better(a, b))
  return { ranked, failure }
}
