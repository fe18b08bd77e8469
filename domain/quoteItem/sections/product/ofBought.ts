/** What the overview has of goods that are bought: what they are and how many, nothing of how a box is made. */
const names: readonly string[] = [
  'description',
  'code',
  'itemCategory',
  'productGroup',
  'drawingNo',
  'isGen',
  'type',
  'preferredPlantCode',
  'expectedOrderQuantity',
]

/** Whether a field of the overview is one that bought goods have. Our own. */
export const ofBought = (field: string): boolean => names.includes(field)
