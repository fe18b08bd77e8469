import { isOwnCode } from '#domain/boxGeometry'
import { boxOfProduct, type ItemSections } from '#domain/quoteItem'
import type { EstimateItem } from '../estimateItem.ts'
import { optionsOf } from '../optionsOf.ts'
import { coveragesOf } from './coveragesOf.ts'
import { finishesOf } from './finishesOf.ts'
import { trimOption } from './trimOption.ts'

/**
 * A quote item as the company's estimating takes it, made at a plant; the pallet's load is still to come. What no tab of
 * the item says yet is as plain as can be: collected at the plant, made there, at the plant's own terms.
 */
export function estimateOfItem(
  {
    product,
    printing,
    design,
    designPrint,
  }: Pick<ItemSections, 'product' | 'printing'> & {
    readonly designPrint?: ItemSections['designPrint']
    readonly design?: Pick<ItemSections['design'], 'additionalTrim'>
  },
  plantCode: string,
): Omit<EstimateItem, 'load'> {
  const box = boxOfProduct(product)
  return {
    ...box,
    blankOptions: { ...box.blankOptions, ...trimOption(box.style, design) },
    plantCode,
    boardGrade: product.boardGrade,
    boardGradeVariant: product.boardGradeVariant || null,
    closureCode: isOwnCode(box.style) || optionsOf(box.style).closes ? product.styleClosure || null : null,
    printProcess: product.printProcess,
    coverages: coveragesOf(product.printProcess, printing),
    isDoubleSided: printing.isDoubleSided,
    finishes: finishesOf({ product, printing, ...(designPrint === undefined ? {} : { designPrint }) }),
    isWaxed: false,
    cartonSqm: null,
    numberUp: null,
    paperDeckleWidth: null,
    outsideBoardPricePerSqm: null,
    workCentres: null,
    mayUseOtherPlants: product.preferredPlantCode === '',
    mayUseExternal: false,
    delivery: { regionCode: null, secondaryLegRegion: null, isPickup: true, isHandUnloading: false },
    outsideProcesses: [],
    terms: { basis: 'absorption', markUp: null, commission: null },
  }
}
