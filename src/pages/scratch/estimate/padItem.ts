import { isOwnCode } from '#domain/boxGeometry'
import { type EstimateItem, optionsOf } from '#domain/estimating'
import { boxInputs, type PadInputs } from '../padInputs.ts'
import { padFlaps } from './padFlaps.ts'

/** The inputs that an item is made of. */
export const itemInputs = [
  'plant',
  ...boxInputs,
  'hasHandHoles',
  'printProcess',
  'colours',
  'coverage',
  'basis',
  'commission',
  'deliverTo',
] as const satisfies readonly (keyof PadInputs)[]
export type ItemInputs = Pick<PadInputs, (typeof itemInputs)[number]>

/** What is entered, as the company's estimating takes it; the pallet's load is still to come. */
export function padItem(
  inputs: ItemInputs,
  plantCode: string,
  boardGrade: string,
): Omit<EstimateItem, 'load'> {
  const { style, printProcess, colours, coverage } = inputs
  const { lids, cells, closes, flat, opens } = optionsOf(style)
  return {
    plantCode,
    style,
    length: inputs.length ?? 0,
    width: inputs.width ?? 0,
    depth: flat ? 0 : (inputs.depth ?? 0),
    blankOptions: {
      lapSide: inputs.lapSide,
      ...padFlaps(inputs).blankOptions,
      ...(opens && inputs.hasHandHoles ? { handHoles: true } : {}),
      lidDepth: lids ? (inputs.lidDepth ?? undefined) : undefined,
      cells: cells ? { alongLength: inputs.cellsLong ?? 0, alongWidth: inputs.cellsWide ?? 0 } : undefined,
    },
    boardGrade,
    boardGradeVariant: null,
    closureCode: closes || isOwnCode(style) ? inputs.closure || null : null,
    printProcess,
    coverages:
      printProcess === 'NOPRINT' || printProcess === ''
        ? []
        : Array.from({ length: colours ?? 0 }, () => (coverage ?? 0) / 100),
    isDoubleSided: false,
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
