import {
  blankInputs,
  customerPickup,
  deliveryOf,
  enteredSheet,
  type InputNames,
  type Inputs,
  type ItemSections,
  inputsOf,
  printKind,
  type QuoteDelivery,
  staleness,
} from '#domain/quoteItem'
import { isLitho } from '../isLitho.ts'
import { routedColours } from './routedColours.ts'
import { trimOption } from './trimOption.ts'

const names = {
  product: [
    ...blankInputs,
    'styleClosure',
    'boardGrade',
    'boardGradeVariant',
    'printProcess',
    'expectedOrderQuantity',
    'preferredPlantCode',
  ],
  printing: ['numberOfColors', 'isDoubleSided', 'varnishType'],
  designPrint: ['printedSheets'],
  design: ['additionalTrim'],
  delivery: ['truckType', 'deliveryState', 'deliveryPostCode', 'handUnloadingRequired'],
  pricing: ['hasSecondaryLeg', 'secondaryLegRegion'],
} as const satisfies InputNames

/** The sections that a routing reads. */
export const routedSections = ['product', 'printing', 'designPrint', 'design', 'delivery', 'pricing'] as const

/** The printed sheets of litho with their size, what is laid over them and their overs alone; one that says none of it is none. */
function laidOver({
  product,
  printing,
  designPrint,
}: ItemSections): ItemSections['designPrint']['printedSheets'] {
  if (!isLitho(product.printProcess)) return []
  return designPrint.printedSheets.flatMap(sheet => {
    const { key, side, varnishType, laminationType, overs } = sheet
    const film = laminationType === 'NONE' ? '' : laminationType
    const isCounted = side === 'FRONT' || printing.isDoubleSided
    const size = enteredSheet(sheet)
    if (!isCounted || (varnishType === '' && film === '' && overs === null && size === null)) return []
    const counted = {
      sheetLength: size?.length ?? null,
      sheetWidth: size?.width ?? null,
      totalNumberUp: size?.numberUp ?? null,
    }
    const unread = { numberOfColors: null, printCoverage: null }
    return [{ key, side, varnishType, laminationType: film, overs, ...counted, ...unread }]
  })
}

/** An item with nothing in it that its routing does not look at: a truck is one that delivers or none, a trim one that counts. */
function asRouted(item: ItemSections, quote: QuoteDelivery | undefined): ItemSections {
  const { product, pricing } = item
  const delivery = deliveryOf(item.delivery, quote)
  const kind = printKind(product.printProcess)
  const hasFlaps = product.styleCarton === '02'
  return {
    ...item,
    product: {
      ...product,
      ...(hasFlaps ? {} : { styleTopFlap: '', styleBottomFlap: '' }),
      ...(product.isAllowCrease ? {} : { crease1: null, crease2: null, crease3: null }),
    },
    printing: {
      ...item.printing,
      numberOfColors: routedColours(item),
      // The sheet of the other side is laminated in a pass of its own.
      isDoubleSided: isLitho(product.printProcess) && item.printing.isDoubleSided,
      varnishType: kind === 'inks' || kind === 'litho' ? item.printing.varnishType : '',
    },
    designPrint: { ...item.designPrint, printedSheets: laidOver(item) },
    design: {
      ...item.design,
      additionalTrim: trimOption(product.styleVariant, item.design).additionalTrim ?? null,
    },
    delivery: { ...delivery, truckType: delivery.truckType === customerPickup ? customerPickup : '' },
    pricing: { ...pricing, secondaryLegRegion: pricing.hasSecondaryLeg ? pricing.secondaryLegRegion : '' },
  }
}

/** What a routing is told instead of taking it of the item. */
interface Told {
  readonly plantCode: string | null
  readonly quantity: number | null
  readonly mayUseOtherPlants: boolean
}

/**
 * What an item is routed from, to be kept beside the routes: what has changed since is found by `sinceRouted`. Its variant
 * counts only where the route stays in the plant: elsewhere the grade decides who makes the board.
 */
export function routeInputs(item: ItemSections, quote: QuoteDelivery | undefined, told: Told): Inputs {
  const { plantCode, quantity, mayUseOtherPlants } = told
  const isTaken = (name: string) =>
    (name !== 'preferredPlantCode' || plantCode === null) &&
    (name !== 'expectedOrderQuantity' || quantity === null) &&
    (name !== 'boardGradeVariant' || !mayUseOtherPlants)
  return inputsOf(asRouted(item, quote), { ...names, product: names.product.filter(isTaken) })
}

/** What has changed since an item was routed, a sentence a value: `Length 402 → 410 mm`; nothing: the routes are its own. */
export const sinceRouted = (origin: Inputs, item: ItemSections, quote: QuoteDelivery | undefined): string[] =>
  staleness(origin, asRouted(item, quote))
