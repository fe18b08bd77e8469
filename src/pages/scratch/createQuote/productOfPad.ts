import type { Product } from '#contract/quote'
import { joinPlant } from '#domain/boardGrades'
import { styleOf } from '#domain/boxGeometry'
import { optionsOf } from '#domain/estimating'
import { cartonStyles } from '#domain/quoteItem'
import type { Pad } from '../usePad.ts'

/** What of the pad a quote is made of: `quantity` is how many are expected to be ordered. */
export interface PadToQuote extends Pick<Pad, 'inputs' | 'estimate' | 'plant'> {
  readonly quantity: number | null
}

const flapCode = (flap: string | undefined) => (flap === undefined || flap === 'none' ? '00' : flap)

/** The product section of a new item with what the pad says of it; what the pad does not know stays as it is. */
export function productOfPad(product: Product, { inputs, estimate, plant, quantity }: PadToQuote): Product {
  const board = estimate.board.ok ? estimate.board.value : null
  const style = styleOf(inputs.style)
  const family = style?.family ?? ''
  const { adjusts, closes, flat } = optionsOf(inputs.style)
  const isKnown = cartonStyles.some(({ code }) => code === family)
  const adjustment = adjusts ? inputs.flapAdjustment : null
  const isAtPlant = inputs.plant !== '' && plant !== undefined
  return {
    ...product,
    length: inputs.length,
    width: inputs.width,
    depth: flat ? 0 : inputs.depth,
    // A family without a carton style of its own keeps its variant alone.
    styleCarton: isKnown ? family : '',
    styleVariant: inputs.style,
    fefCoVariantCode: inputs.style,
    styleTopFlap: family === '09' ? '' : flapCode(style?.flaps?.top),
    styleBottomFlap: family === '09' ? '' : flapCode(style?.flaps?.bottom),
    topFlapAdjustment: adjustment,
    bottomFlapAdjustment: adjustment,
    styleClosure: closes ? inputs.closure : product.styleClosure,
    styleDieCutType: style?.dieCut ? 'FLATBED' : product.styleDieCutType,
    boardGrade: board?.grade.code ?? '',
    // Which compliance it needs is not asked on the pad.
    boardGradeVariant: '',
    preferredPlantCode: isAtPlant ? joinPlant(plant.code, plant.costCentreCode) : product.preferredPlantCode,
    printProcess: inputs.printProcess,
    expectedOrderQuantity: quantity,
  }
}
