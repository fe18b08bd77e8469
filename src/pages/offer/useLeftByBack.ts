import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Which window of the page is open, of those that share an `entry`; null: none. It is an entry of the browser's history, so
 * that Back, which is how one leaves things on a phone, closes the window and not the page with what was chosen on it.
 */
export function useLeftByBack<What extends string>(entry: string) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [begun, setBegun] = useState<What | null>(null)
  const isHere = state?.window === entry
  const shown = isHere ? begun : null
  const isOpen = useRef(false)
  isOpen.current = shown !== null
  const go = (to: What) => {
    setBegun(to)
    // After a reload the entry is there without its window.
    void navigate('.', { state: { window: entry }, replace: isHere, preventScrollReset: true })
  }
  const close = () => {
    // Closed by Back while something was under way in it: one more step back would leave the page.
    if (!isOpen.current) return
    isOpen.current = false
    setBegun(null)
    void navigate(-1)
  }
  return { shown, go, close }
}
