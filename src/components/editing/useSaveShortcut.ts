import { useEffect, useRef } from 'react'
import { isSaveKey } from './saveKey.ts'

/** The page's form is behind a dialog: the key is not for it. */
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null

/** Saves the page's form on Ctrl+S and Cmd+S instead of the browser's own "save page"; never from inside a dialog. */
export function useSaveShortcut(save: () => void): void {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return
      event.preventDefault()
      if (!isInDialog(event.target)) latest.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
