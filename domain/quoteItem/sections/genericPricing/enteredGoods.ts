import { enteredBreaks } from '../prices/enteredBreaks.ts'
import type { GenericPricing } from './genericPricing.ts'

/** What a person entered of the price of bought goods; what follows from it is left out. */
export const enteredGoods = (goods: GenericPricing): object => ({
  ...goods,
  details: enteredBreaks(goods, ({ unitCost, freight }) => ({ unitCost, freight })),
})
