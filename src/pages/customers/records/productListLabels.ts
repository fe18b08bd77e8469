import type { ListedProduct } from '#contract/customer/productListInput'

/** What the columns of a customer's list of products are called. */
export const productListLabels: Readonly<Record<keyof ListedProduct, string>> = {
  productCode: 'Code',
  description: 'Description',
  plantCode: 'Plant',
  fefcoCode: 'Style',
  boardGradeCode: 'Board',
  length: 'Length',
  width: 'Width',
  depth: 'Depth',
  printProcess: 'Print',
  numberOfColors: 'Colours',
  palletQty: 'On a pallet',
}
