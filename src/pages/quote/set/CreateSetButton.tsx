import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { lgx } from '#contract/lgx'
import type { Quote } from '#contract/quote'
import { text } from '#domain/messages'
import { useMay } from '../../../authProvider/useRights.ts'
import { useCallMutation } from '../../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'

/** The ERP system answers in a moment, or after hours: then the job goes on without anybody watching. */
const looks = 10
const pause = 1500

/** Has the products of an ordered set made in LGX, and says what came of it. Rule lgx-create-multi (001 §8). */
export function CreateSetButton({ quote: { components } }: { readonly quote: Quote }) {
  const may = useMay(lgx.createMultiComponentProduct.right)
  const say = useSay()
  const sayFailure = useSayFailure()
  const left = useRef<() => void>(() => undefined)
  useEffect(() => () => left.current(), [])
  const { mutateAsync } = useCallMutation(lgx.createMultiComponentProduct)
  const [isMaking, setMaking] = useState(false)
  if (!may || components.length === 0 || components.some(({ isOrdered }) => !isOrdered)) return null
  const input = { body: { qitemIds: components.map(({ quoteItemId }) => quoteItemId) } }
  const wait = () =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, pause)
      left.current = () => clearTimeout(timer)
    })
  const create = async () => {
    setMaking(true)
    try {
      let made = await mutateAsync(input)
      for (let look = 1; made.status === 'Running' && look < looks; look += 1) {
        await wait()
        made = await mutateAsync(input)
      }
      if (made.status === 'Success') say(text('lgxMultiComponentCreated'), 'success')
      else if (made.status === 'Failed') say(made.errorMessage, 'error')
      else say('LGX has not answered yet: the products are made in the background.', 'info')
    } catch (error) {
      sayFailure(error)
    } finally {
      setMaking(false)
    }
  }
  return (
    <Button size="small" loading={isMaking} onClick={() => void create()}>
      Create Products in LGX
    </Button>
  )
}
