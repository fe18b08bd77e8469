import { useEffect, useRef, useState } from 'react'
import type { ProductCreation } from '#contract/lgx'
import { useSay, useSayFailure } from '../../layout/notifications/useSay.ts'

/** The ERP system answers in a moment, or after hours: then the job goes on without anybody watching. */
const looks = 10
const pause = 1500

type Made = Pick<ProductCreation, 'status' | 'errorMessage'>

/**
 * Has something made in LGX by `ask`, which by a look only tells how that stands, and says what came of it: `done`,
 * or why LGX made nothing. Rules lgx-create and lgx-create-multi (001 §8).
 */
export function useMakeInLgx(ask: (isLook: boolean) => Promise<Made>, done: string) {
  const say = useSay()
  const sayFailure = useSayFailure()
  const left = useRef<() => void>(() => undefined)
  useEffect(() => () => left.current(), [])
  const [isMaking, setMaking] = useState(false)
  const wait = () =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, pause)
      left.current = () => clearTimeout(timer)
    })
  const make = async () => {
    setMaking(true)
    try {
      let made = await ask(false)
      for (let look = 1; made.status === 'Running' && look < looks; look += 1) {
        await wait()
        made = await ask(true)
      }
      if (made.status === 'Success') say(done, 'success')
      else if (made.status === 'Failed') say(made.errorMessage, 'error')
      else say('LGX has not answered yet: it is made in the background.', 'info')
    } catch (error) {
      sayFailure(error)
    } finally {
      setMaking(false)
    }
  }
  return { isMaking, make: () => void make() }
}
