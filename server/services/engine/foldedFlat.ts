import type { FoldedFlatInput, FoldedFlatResult } from '#contract/boxCalculations'
import type { EngineLookupData } from '#contract/engineMasters'
import { foldedFlat } from '#domain/boxGeometry'
import { plantOf } from '#domain/estimating'
import { blankFailure, flutedBlank } from './flutedBlank.ts'

/** The size of a box folded flat and of its bundle, by the plant's spring-back. */
export function foldedFlatDimension(input: FoldedFlatInput, masters: EngineLookupData): FoldedFlatResult {
  const cut = flutedBlank(input, masters)
  if (!cut.ok) return blankFailure(cut.problems)
  const settings = plantOf(input.plantCode, masters)?.settings.foldedFlat
  const folded = foldedFlat(cut.blank, cut.blank.flute, { ...settings, bundleQuantity: input.bundleQuantity })
  if (folded.problems.length > 0) return blankFailure(folded.problems)
  return {
    calculationSuccess: true,
    calculationMessage: '',
    masterDataVersion: masters.masterDataVersion,
    foldedSizeLength: folded.length,
    foldedSizeWidth: folded.width,
    foldedSizeT: folded.thickness,
    bundleThickness: folded.bundleThickness,
    trace: folded.trace,
  }
}
