import { type RefObject, useEffect } from 'react'
import { useFocusWish } from '../../../draft/focusWish.ts'
import { useCountAsShown } from '../../../draft/rules/useCountAsShown.ts'

interface LedToCellsProps {
  /** Of which breaks, with a dot at its end: `pricing.details.` */
  readonly list: string
  readonly grid: RefObject<HTMLElement | null>
}

/** Follow from the quantity and have no cell of their own, as a policy may have it. */
const bounds = ['minQty', 'maxQty', 'variance']

/** The input of a cell: its own, else that of the quantity, which says what follows from it. */
function inputOf(grid: HTMLElement | null, place: string, field: string): HTMLElement | null {
  const row = grid?.querySelector(`tr[data-place="${place}"]`)
  const cell = row?.querySelector(`[data-field="${field}"]`)
  if (!row || (!cell && !bounds.includes(field))) return null
  return cell?.querySelector('input') ?? row.querySelector('[data-field="priceQty"] input')
}

/** Counts what is wrong in the cells of a grid as shown, and leads to them: they are no fields of a form. Draws nothing. */
export function LedToCells({ list, grid }: LedToCellsProps) {
  const wish = useFocusWish()
  useCountAsShown(list)
  useEffect(
    () =>
      wish.opens(list, name => {
        const [place = '', field = ''] = name.slice(list.length).split('.')
        const input = inputOf(grid.current, place, field)
        if (input !== null) wish.meet(name, () => input.focus())
        return input !== null
      }),
    [wish, list, grid],
  )
  return null
}
