import {
  type InputNames,
  type ItemSections,
  inputsOf,
  type Origin,
  type QuoteDelivery,
  withGoesTo,
} from '#domain/quoteItem'

/** What of an item its cost is calculated from. */
const names: InputNames = {
  product: [
    'styleCarton',
    'styleVariant',
    'fefCoVariantCode',
    'styleTopFlap',
    'topFlapAdjustment',
    'styleBottomFlap',
    'bottomFlapAdjustment',
    'styleClosure',
    'styleOpening',
    'length',
    'width',
    'depth',
    'preferredPlantCode',
    'boardGrade',
    'boardGradeVariant',
    'printProcess',
    'expectedOrderQuantity',
  ],
  printing: ['numberOfColors', 'isDoubleSided', 'inkCoverages', 'inkCoveragesBack', 'varnishType'],
  designPrint: ['printedSheets'],
  palletization: [
    'palletTypeCode',
    'palletTopTypeCode',
    'palletPatternCode',
    'totalPalletQty',
    'strappingTypeCode',
    'strapsAcross',
    'strapsThrough',
    'stretchWrapCode',
  ],
  design: ['additionalTrim'],
  prePrintDesign: ['rollWidth', 'repeat', 'webs', 'lanes'],
  preprintCost: ['makeReadyMetres', 'runWaste', 'details'],
  delivery: ['truckType', 'deliveryState', 'deliveryPostCode', 'handUnloadingRequired'],
}

/** What the cost of an item is calculated from, to be kept beside it; `quote`: where its quote sends it, undefined: not known. */
export const pricedFrom = (item: ItemSections, quote: QuoteDelivery | undefined): Origin =>
  withGoesTo(inputsOf(item, names) as Origin, item.delivery, quote)
