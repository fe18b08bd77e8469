import { type EstimateItem, optionsOf } from '#domain/estimating'
import type { PadInputs } from '../padInputs.ts'

export type ItemInputs = Pick<
  PadInputs,
  | 'plant'
  | 'style'
  | 'length'
  | 'width'
  | 'depth'
  | 'lapSide'
  | 'flapAdjustment'
  | 'lidDepth'
  | 'cellsLong'
  | 'cellsWide'
  | 'closure'
  | 'printProcess'
  | 'colours'
  | 'coverage'
  | 'basis'
  | 'commission'
  | 'deliverTo'
>

/** What is entered, as the company's estimating takes it; the pallet's load is still to come. */
export function padItem(
  inputs: ItemInputs,
  plantCode: string,
  boardGrade: string,
): Omit<EstimateItem, 'load'> {
  const { style, printProcess, colours, coverage } = inputs
  const { adjusts, lids, cells, closes, flat } = optionsOf(style)
  const adjustment = adjusts ? (inputs.flapAdjustment ?? undefined) : undefined
  return {
    plantCode,
    style,
    length: inputs.length ?? 0,
    width: inputs.width ?? 0,
    depth: flat ? 0 : (inputs.depth ?? 0),
    blankOptions: {
      lapSide: inputs.lapSide,
      topFlapAdjustment: adjustment,
      bottomFlapAdjustment: adjustment,
      lidDepth: lids ? (inputs.lidDepth ?? undefined) : undefined,
      cells: cells ? { alongLength: inputs.cellsLong ?? 0, alongWidth: inputs.cellsWide ?? 0 } : undefined,
    },
    boardGrade,
    boardGradeVariant: null,
    closureCode: closes ? inputs.closure : null,
    printProcess,
    coverages:
      printProcess === 'NOPRINT' ? [] : Array.from({ length: colours ?? 0 }, () => (coverage ?? 0) / 100),
    isWaxed: false,
    cartonSqm: null,
    numberUp: null,
    paperDeckleWidth: null,
    outsideBoardPricePerSqm: null,
    workCentres: null,
    mayUseOtherPlants: inputs.plant === '',
    mayUseExternal: false,
    delivery: {
      regionCode: inputs.deliverTo === '' ? null : inputs.deliverTo,
      secondaryLegRegion: null,
      isPickup: inputs.deliverTo === '',
      isHandUnloading: false,
    },
    outsideProcesses: [],
    terms: { basis: inputs.basis, markUp: 0, commission: (inputs.commission ?? 0) / 100 },
  }
}
