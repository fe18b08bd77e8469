import { itemCategories, kindRefusal } from '#domain/quoteItem'
import { useItem } from '../../draft/useItemDraft.ts'
import { SectionField } from '../../fields/SectionField.tsx'

/** The category of the item: those it may become, as the server has it. */
export function CategoryField() {
  const item = useItem()
  const { itemCategory } = item.product
  const stands = { itemCategory, hasSource: item.sourceSize !== null, isOther: item.isOfOtherCustomer }
  const choices = itemCategories.filter(
    ({ code }) => code === itemCategory || kindRefusal(stands, code) === '',
  )
  return <SectionField path="product.itemCategory" empty="" choices={choices} />
}
