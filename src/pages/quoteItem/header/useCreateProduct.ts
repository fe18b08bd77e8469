import { lgx } from '#contract/lgx'
import type { QuoteItem } from '#contract/quote'
import { text } from '#domain/messages'
import { useMay } from '../../../authProvider/useRights.ts'
import { useMakeInLgx } from '../../../components/lgx/useMakeInLgx.ts'
import { useCallMutation } from '../../../dataProvider/index.ts'

/**
 * Has the product of an ordered item made in LGX, or made once more when LGX refused it, and says what came of it; null:
 * nothing is ordered, or it is not this person's to do. Rule lgx-create (001 §8).
 */
export function useCreateProduct({ id, isOrdered }: QuoteItem): (() => void) | null {
  const may = useMay(lgx.createProduct.right)
  const { mutateAsync } = useCallMutation(lgx.createProduct)
  const { isMaking, make } = useMakeInLgx(
    isLook => mutateAsync({ body: { quoteItem: { id }, isLook } }),
    text('lgxProductCreated'),
  )
  if (!may || !isOrdered) return null
  // Once: what is under way tells how it went.
  return () => (isMaking ? undefined : make())
}
