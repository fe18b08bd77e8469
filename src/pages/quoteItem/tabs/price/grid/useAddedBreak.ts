import { type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'

interface AddedBreak {
  /** What the grid stands in. */
  readonly rowsRef: RefObject<HTMLDivElement | null>
  /** Does what adds breaks, and leads into the first cell of the first of them. */
  readonly addInto: (add: () => void) => void
}

const firstCell = '[data-cell] :is(input, textarea, button, [tabindex="0"]):not(:disabled)'

/** A break that is added is entered next: the focus goes from the button to its quantity. The grid's cells are no fields of a form. */
export function useAddedBreak(): AddedBreak {
  const rowsRef = useRef<HTMLDivElement>(null)
  const rows = () => rowsRef.current?.querySelectorAll('tbody > tr') ?? []
  const addInto = (add: () => void) => {
    const before = rows().length
    // The row has to be there before it can be led into.
    flushSync(add)
    const cell = rows()[before]?.querySelector<HTMLElement>(firstCell)
    cell?.focus()
    if (cell instanceof HTMLInputElement) cell.select()
  }
  return { rowsRef, addInto }
}
