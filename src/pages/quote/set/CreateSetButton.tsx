import Button from '@mui/material/Button'
import { lgx } from '#contract/lgx'
import type { Quote } from '#contract/quote'
import { text } from '#domain/messages'
import { useMay } from '../../../authProvider/useRights.ts'
import { useMakeInLgx } from '../../../components/lgx/useMakeInLgx.ts'
import { useCallMutation } from '../../../dataProvider/index.ts'

/** Has the products of an ordered set made in LGX, and says what came of it. Rule lgx-create-multi (001 §8). */
export function CreateSetButton({ quote: { components } }: { readonly quote: Quote }) {
  const may = useMay(lgx.createMultiComponentProduct.right)
  const { mutateAsync } = useCallMutation(lgx.createMultiComponentProduct)
  const qitemIds = components.map(({ quoteItemId }) => quoteItemId)
  const { isMaking, make } = useMakeInLgx(
    isLook => mutateAsync({ body: { qitemIds, isLook } }),
    text('lgxMultiComponentCreated'),
  )
  if (!may || components.length === 0 || components.some(({ isOrdered }) => !isOrdered)) return null
  return (
    <Button size="small" loading={isMaking} onClick={make}>
      Create Products in LGX
    </Button>
  )
}
