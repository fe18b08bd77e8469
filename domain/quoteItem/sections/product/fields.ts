import { choice, flag, mm, number, text } from '../../fields.ts'
import { cartonStyles, ofAnyStyle } from '../../reference/cartonStyles.ts'
import { itemCategories } from '../../reference/itemCategories.ts'
import { printProcesses } from '../../reference/printProcesses.ts'
import { productGroups } from '../../reference/productGroups.ts'
import { productTypes } from '../../reference/productTypes.ts'

/** A choice of those that its carton style has. */
const ofStyle = (label: string, list: Parameters<typeof ofAnyStyle>[0], max: number) => ({
  ...choice(label, null, max),
  names: ofAnyStyle(list),
})

/** What the product is, in the order in which a person fills it in. Source: 001 §3. */
export const productFields = {
  description: text('Product Description', 200),
  code: text('Product Code', 40),
  itemCategory: choice('Item Category', itemCategories),
  productGroup: choice('Product Group', productGroups, 40),
  printProcess: choice('Print Process', printProcesses, 20),
  drawingNo: text('Drawing No', 40),
  isGen: flag('Generic Product'),
  type: choice('Product Type', productTypes, 40),
  styleCarton: choice('Carton Style', cartonStyles, 4),
  styleVariant: choice('Style Variant', null, 20),
  fefCoVariantCode: text('FEFCO Variant Code', 20),
  vslCode: choice('VSL Code', null, 20),
  styleTopFlap: ofStyle('Top Flap Style', 'flapStyles', 4),
  topFlapAdjustment: mm('Top Flap Adjustment'),
  styleBottomFlap: ofStyle('Bottom Flap Style', 'flapStyles', 4),
  bottomFlapAdjustment: mm('Bottom Flap Adjustment'),
  styleClosure: ofStyle('Closure', 'closures', 4),
  styleDieCutType: ofStyle('Die-cut Type', 'dieCutTypes', 10),
  styleOpening: ofStyle('Opening', 'openings', 10),
  length: mm('Length'),
  width: mm('Width'),
  depth: mm('Depth'),
  preferredPlantCode: choice('Preferred Plant', null, 30),
  boardGrade: choice('Board Grade', null, 20),
  boardGradeVariant: choice('Board Grade Variant', null, 30),
  expectedOrderQuantity: { ...number('Expected Order Quantity'), isCounted: true },
  referenceToRegion: text('Reference To Region', 20),
  isAllowCrease: flag('Allow Crease'),
  crease1: mm('Crease 1'),
  crease2: mm('Crease 2'),
  crease3: mm('Crease 3'),
}
