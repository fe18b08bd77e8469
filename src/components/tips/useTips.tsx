import Tooltip from '@mui/material/Tooltip'
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useState,
} from 'react'

/** Milliseconds that the pointer has to rest. */
const patience = 400

interface Tip {
  readonly anchor: HTMLElement
  /** Whether its time has come. */
  readonly shown: boolean
}

const tipAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null

/**
 * One tooltip for everything inside an element that carries `data-tip`. A long table has hundreds of them, and a
 * component for each would cost more than its rows. What a tip says must also be in the element's name or description.
 */
export function useTips() {
  const [tip, setTip] = useState<Tip | null>(null)

  useEffect(() => {
    if (tip === null || tip.shown) return undefined
    const timer = setTimeout(() => setTip({ ...tip, shown: true }), patience)
    return () => clearTimeout(timer)
  }, [tip])

  const onPointerOver = useCallback(({ target }: PointerEvent) => {
    const anchor = tipAt(target)
    setTip(now => (now?.anchor === anchor ? now : anchor && { anchor, shown: false }))
  }, [])
  const onPointerLeave = useCallback(() => setTip(null), [])
  const onFocus = useCallback(({ target }: FocusEvent) => {
    const anchor = target.matches(':focus-visible') ? tipAt(target) : null
    setTip(anchor && { anchor, shown: true })
  }, [])
  const onKeyDown = useCallback(({ key }: KeyboardEvent) => {
    if (key === 'Escape') setTip(null)
  }, [])

  const text = tip?.shown === true ? tip.anchor.dataset.tip : undefined
  return {
    /** To be spread over the element around. */
    handlers: { onPointerOver, onPointerLeave, onFocus, onBlur: onPointerLeave, onKeyDown },
    /** To be rendered beside what it is about. */
    element:
      tip === null || text === undefined ? null : (
        <Tooltip
          open
          title={text}
          slotProps={{ popper: { anchorEl: tip.anchor }, tooltip: { sx: { whiteSpace: 'pre-line' } } }}
        >
          <span hidden />
        </Tooltip>
      ),
  }
}
