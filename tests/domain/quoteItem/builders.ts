import {
  type DesignStep,
  empty,
  emptySections,
  type Facts,
  type ItemSections,
  type ItemUnderRules,
  type PrintedSheet,
  type SectionOf,
  sections,
} from '#domain/quoteItem'

export type Product = SectionOf<'product'>
export type Printing = SectionOf<'printing'>
export type Pallets = SectionOf<'palletization'>
type Compliance = SectionOf<'compliance'>

/** A slotted box with nothing wrong on its overview. */
export const box = (overrides: Partial<Product> = {}): Product => ({
  code: 'BOX-1',
  description: 'Fruit tray outer',
  type: '',
  itemCategory: 'NEW_MANUAL_DESIGN',
  productGroup: 'CORRUGATED',
  boardGrade: 'C25',
  boardGradeVariant: '',
  vslCode: '0201',
  fefCoVariantCode: '0201',
  length: 400,
  width: 300,
  depth: 250,
  styleCarton: '02',
  styleVariant: '0201',
  styleTopFlap: '01',
  styleBottomFlap: '01',
  topFlapAdjustment: null,
  bottomFlapAdjustment: null,
  styleClosure: '',
  styleDieCutType: '',
  styleOpening: '',
  preferredPlantCode: 'NTH-100',
  printProcess: 'FLEXO',
  isAllowCrease: false,
  crease1: null,
  crease2: null,
  crease3: null,
  isGen: false,
  referenceToRegion: '',
  expectedOrderQuantity: 5000,
  drawingNo: '',
  ...overrides,
})

/** A flat pad of style 09. */
export const pad = (overrides: Partial<Product> = {}): Product =>
  box({
    styleCarton: '09',
    styleVariant: '0900',
    fefCoVariantCode: '0900',
    depth: 0,
    styleTopFlap: '',
    styleBottomFlap: '',
    ...overrides,
  })

/** A colour of a side; without a code, one whose ink nobody has chosen. */
export const inkRow = (
  key: string,
  inkCode = '',
  printCoverage: number | null = null,
): Printing['inkCoverages'][number] => ({ key, inkCode, stereoCode: '', printCoverage })

/** Pallets with nothing wrong: folded flat in bundles of 25, the load taken. */
export const pallets = (overrides: Partial<Pallets> = {}): Pallets => ({
  ...emptySections.palletization,
  palletTypeCode: 'AUSTD',
  palletPatternCode: 'COLUMN',
  overhangCode: 'NONE',
  maxPalletHeight: 1500,
  foldedSizeLength: 708,
  foldedSizeWidth: 560,
  foldedSizeT: 8.4,
  bundleQty: 25,
  bundleTies: 1,
  strapsAcross: 2,
  layersPerPallet: 6,
  totalPalletQty: 300,
  noOfPallets: 17,
  unitLoadSizeLength: 1165,
  unitLoadSizeWidth: 1165,
  unitLoadSizeDepth: 1410,
  palletImage: '<svg viewBox="0 0 1 1"></svg>',
  ...overrides,
})

/** The same of finished goods, one by one. */
export const goods = (overrides: Partial<Pallets> = {}): Pallets =>
  pallets({ bundleQty: 1, bundleTies: 1, ...overrides })

/** Nothing wrong in what was looked up. */
const facts: Facts = { vslProductStyle: 'RSC', productCodeTaken: false }

/** A price that the rules are content with. */
const aPrice: Partial<SectionOf<'pricing'>> = {
  pricingPolicy: '2',
  pricingUom: '1000',
  details: [
    {
      ...empty(sections.pricing.fields.details.fields),
      key: 'q5000',
      priceQty: 5000,
      minQty: 5000,
      maxQty: 5999,
      cost: 700,
      price: 900,
    },
  ],
}

/** What an item holds: a good box on good pallets at a price, nothing printed, nothing claimed; with these changes. */
export const sectionsOf = ({
  product,
  printing,
  palletization,
  goodsPalletization,
  delivery,
  design,
  designPrint,
  prePrintDesign,
  preprintCost,
  pricing,
  genericPricing,
  approval,
  compliance,
}: {
  readonly product?: Partial<Product>
  readonly printing?: Partial<Printing>
  readonly palletization?: Partial<Pallets>
  readonly goodsPalletization?: Partial<Pallets>
  readonly delivery?: Partial<SectionOf<'delivery'>>
  readonly design?: Partial<SectionOf<'design'>>
  readonly designPrint?: Partial<SectionOf<'designPrint'>>
  readonly prePrintDesign?: Partial<SectionOf<'prePrintDesign'>>
  readonly preprintCost?: Partial<SectionOf<'preprintCost'>>
  readonly pricing?: Partial<SectionOf<'pricing'>>
  readonly genericPricing?: Partial<SectionOf<'genericPricing'>>
  readonly approval?: Partial<SectionOf<'approval'>>
  readonly compliance?: Partial<Compliance>
} = {}): ItemSections => ({
  product: box(product),
  printing: { ...emptySections.printing, ...printing },
  palletization: pallets(palletization),
  goodsPalletization: goods(goodsPalletization),
  delivery: { ...emptySections.delivery, ...delivery },
  design: { ...emptySections.design, ...design },
  designPrint: { ...emptySections.designPrint, ...designPrint },
  prePrintDesign: { ...emptySections.prePrintDesign, ...prePrintDesign },
  preprintCost: { ...emptySections.preprintCost, ...preprintCost },
  approval: { ...emptySections.approval, ...approval },
  pricing: { ...emptySections.pricing, ...aPrice, ...pricing },
  genericPricing: { ...emptySections.genericPricing, ...genericPricing },
  compliance: { ...emptySections.compliance, ...compliance },
})

/** An item as the rules look at it: everything looked up and fine, the workflow requires nothing. */
export const under = (
  sections: ItemSections,
  overrides: Partial<Omit<ItemUnderRules, 'sections'>> = {},
): ItemUnderRules => ({
  sections,
  fieldRules: [],
  scopes: [],
  ...overrides,
  facts: { ...facts, ...overrides.facts },
})

export type Design = SectionOf<'design'>
export type Step = DesignStep

/** A step of the design with these values, its operation as its key unless told. */
export const aStep = (operation: string, values: Partial<Step> = {}): Step => ({
  key: operation.toLowerCase(),
  ...empty(sections.design.fields.designSteps.fields),
  operation,
  ...values,
})

/** A printed sheet of the front with nothing wrong. */
export const aSheet = (values: Partial<PrintedSheet> = {}): PrintedSheet => ({
  key: 's1',
  ...empty(sections.designPrint.fields.printedSheets.fields),
  side: 'FRONT',
  sheetLength: 1440,
  sheetWidth: 1120,
  totalNumberUp: 2,
  numberOfColors: 4,
  ...values,
})

/** The creases of a step. */
export const creases = (...distances: readonly (number | null)[]): Step['stepCreases'] =>
  distances.map((value, index) => ({ key: `c${index + 1}`, value }))
