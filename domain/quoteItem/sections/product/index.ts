import { plantAlone } from '#domain/boardGrades'
import { section } from '../../section.ts'
import { productFields } from './fields.ts'

/** The product itself, which the overview edits. */
export const product = section({
  tab: 'overview',
  name: 'product',
  fields: productFields,
  texts: { saved: 'productSaveSuccess', failed: 'productSaveError' },
  leftBehind: ['code'],
  columns: values => ({
    productCode: values.code,
    productDescription: values.description,
    itemCategory: values.itemCategory,
    plant: plantAlone(values.preferredPlantCode),
    orderQty: values.expectedOrderQuantity,
    drawingNo: values.drawingNo,
    isPreprint: values.printProcess === 'PREPRINT',
  }),
})
