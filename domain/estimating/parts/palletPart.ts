import { type BundleInput, columnPattern, type PalletLoad, palletise } from '#domain/palletisation'
import type { EngineMasters } from '../masters.ts'
import { blocked, found, missing, type Part } from './part.ts'
import type { FoundUnit } from './unitPart.ts'

/** How a load is to be built, by code; what is empty is the first of its list, or none. */
export interface PalletWishes {
  readonly palletType: string
  readonly palletPattern: string
  readonly overhang: string
  /** Per edge, mm; front and back where the sides have one of their own. */
  readonly overhangMm: number | null
  /** Per edge at the sides; left out: as front and back. */
  readonly overhangSideMm?: number | null
  /** None when left out. */
  readonly palletTop?: string
  /** The first when left out. */
  readonly strapping?: string
  /** From the floor, mm. */
  readonly maxPalletHeight: number | null
  readonly strapsAcross: number | null
  readonly strapsThrough: number | null
  readonly stretchWrap: string
}

/** A load, and the question it answers, which a longer search may answer better. */
export interface FoundPallet {
  readonly question: BundleInput
  readonly load: PalletLoad
}

/** What a longer search found. */
export interface Searched {
  readonly question: BundleInput
  readonly load: PalletLoad
}

/** The question the palletisation answers for a unit. */
export function palletQuestion(
  unit: Part<FoundUnit>,
  inputs: PalletWishes,
  orderQuantity: number,
  masters: EngineMasters,
): Part<BundleInput> {
  if (!unit.ok) return unit
  const { folded, kg, bundleQty } = unit.value
  const palletType =
    masters.palletTypes.find(({ code }) => code === inputs.palletType) ?? masters.palletTypes[0]
  if (palletType === undefined) return missing('palletType', 'There are no pallet types.')
  const overhang = masters.overhangs.find(({ code }) => code === inputs.overhang)
  const isFlush = overhang === undefined || overhang.direction === 'none'
  const perEdge = (mm: number | null | undefined) => (isFlush ? 0 : (mm ?? 0))
  const palletTop = masters.palletTops.find(({ code }) => code === inputs.palletTop)
  return found({
    palletType,
    ...(palletTop === undefined ? {} : { palletTop }),
    palletPattern: masters.palletPatterns.find(({ code }) => code === inputs.palletPattern) ?? columnPattern,
    maxPalletHeight: inputs.maxPalletHeight ?? 0,
    overhang,
    overhangFrontBack: perEdge(inputs.overhangMm),
    overhangSideToSide: perEdge(
      inputs.overhangSideMm === undefined ? inputs.overhangMm : inputs.overhangSideMm,
    ),
    orderQuantity,
    unitKg: kg,
    strapsAcross: inputs.strapsAcross ?? 0,
    strapsThrough: inputs.strapsThrough ?? 0,
    strapping:
      masters.strappingTypes.find(({ code }) => code === inputs.strapping) ?? masters.strappingTypes[0],
    stretchWrap: masters.stretchWraps.find(({ code }) => code === inputs.stretchWrap),
    foldedSizeLength: folded.length,
    foldedSizeWidth: folded.width,
    foldedSizeT: folded.thickness,
    bundleQty,
    effort: 'quick',
    masterDataVersion: masters.masterDataVersion,
  })
}

/** The load that answers the question: the quick search's, or a longer one's where it holds more or came to its end. */
export function palletPart(question: Part<BundleInput>, searched: Searched | null): Part<FoundPallet> {
  if (!question.ok) return blocked(question) ?? question
  const load = palletise(question.value)
  if (!load.calculationSuccess) return missing('pallet', load.calculationMessage)
  const longer = searched?.question === question.value ? searched.load : load
  if (longer.bundlesPerLayer > load.bundlesPerLayer) return found({ question: question.value, load: longer })
  const searchFinished = load.searchFinished || longer.searchFinished
  return found({ question: question.value, load: { ...load, searchFinished } })
}
