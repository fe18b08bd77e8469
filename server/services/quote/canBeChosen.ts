import { itemCategories } from '#domain/validation'

/** Whether people may choose the item category; some exist for data that comes from elsewhere only. */
export const canBeChosen = (itemCategory: string): boolean =>
  itemCategories.some(category => category.code === itemCategory && category.selectable)
