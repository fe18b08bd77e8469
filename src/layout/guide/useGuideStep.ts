import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { doneNow, findFirst } from './findMark.ts'
import type { GuideStep } from './guideSteps.ts'

/**
 * The control that a step is about, as long as it is on the screen; `onDone` is told once it has been done. What was the
 * case when the step began is not what the person did.
 */
export function useGuideStep(step: GuideStep | undefined, onDone: () => void): HTMLElement | null {
  const { pathname } = useLocation()
  const [target, setTarget] = useState<HTMLElement | null>(null)
  const before = useRef<{ readonly step: GuideStep | undefined; readonly was: string }>(null)
  const told = useRef(onDone)
  told.current = onDone

  useEffect(() => {
    if (step === undefined) {
      setTarget(null)
      return undefined
    }
    if (before.current?.step !== step) before.current = { step, was: doneNow(step.done, pathname) }
    let frame = 0
    const look = () => {
      frame = 0
      const now = doneNow(step.done, pathname)
      const { was } = before.current ?? { was: '' }
      if (now !== '' && now !== was) {
        told.current()
        return
      }
      // What is gone may come again.
      if (now === '') before.current = { step, was: '' }
      setTarget(step.at.test(pathname) ? findFirst(step.marks) : null)
    }
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    const observer = new MutationObserver(soon)
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['disabled', 'aria-disabled', 'checked'],
    })
    document.addEventListener('change', soon, true)
    look()
    return () => {
      observer.disconnect()
      document.removeEventListener('change', soon, true)
      cancelAnimationFrame(frame)
    }
  }, [step, pathname])

  return target
}
