import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

type Answering = 'accept' | 'ask' | 'decline'

/**
 * Which answer is being given; null: none. Its dialog is an entry of the browser's history, so that Back, which is how one
 * leaves things on a phone, closes the dialog and not the page with what was chosen on it.
 */
export function useAnswering() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [begun, setBegun] = useState<Answering | null>(null)
  const isHere = state?.isAnswering === true
  const answering = isHere ? begun : null
  const isOpen = useRef(false)
  isOpen.current = answering !== null
  const go = (to: Answering) => {
    setBegun(to)
    // After a reload the entry is there without its dialog.
    void navigate('.', { state: { isAnswering: true }, replace: isHere, preventScrollReset: true })
  }
  const close = () => {
    // Closed by Back while its answer was under way: one more step back would leave the page.
    if (!isOpen.current) return
    isOpen.current = false
    setBegun(null)
    void navigate(-1)
  }
  return { answering, go, close }
}
