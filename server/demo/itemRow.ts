import type { Product } from '#contract/quote'
import type { quoteItems } from '../database/schema/index.ts'
import type { quoteRow } from './quoteRow.ts'
import type { DemonstrationQuote } from './quotes.ts'

type Repeated = Omit<
  typeof quoteItems.$inferInsert,
  'quoteId' | 'itemNo' | 'templateId' | 'stepCode' | 'stepName' | 'stepSequence'
>

/** What a row of an item repeats of its quote and its product. */
export const itemRow = (
  { customer }: DemonstrationQuote,
  header: ReturnType<typeof quoteRow>,
  product: Product,
) =>
  ({
    initiator: customer.salesRepLogin,
    customerCode: customer.customerCode,
    customerName: customer.customerName,
    quoteDescription: header.description,
    orderPO: header.customerPO,
    customerDueDate: header.requiredDate,
    productCode: product.code,
    productDescription: product.description,
    itemCategory: product.itemCategory,
    plant: product.preferredPlantCode,
    businessUnit: customer.businessUnit,
    orderQty: product.expectedOrderQuantity,
    drawingNo: product.drawingNo,
    isPreprint: product.printProcess === 'PREPRINT',
  }) satisfies Repeated
