import { movedSides, type SizeWin } from '#domain/estimating'
import { changeText } from '../../../../components/size/changeText.ts'
import { useSay } from '../../../../layout/notifications/useSay.ts'
import { useDraft } from '../../draft/useItemDraft.ts'

/** Takes a size nearby into the draft; it says so, with a way back. */
export function useTakeSize(): (win: SizeWin) => void {
  const draft = useDraft()
  const say = useSay()
  return ({ change }) => {
    const { product } = draft.values()
    const moved = movedSides(change)
    const before = Object.fromEntries(moved.map(side => [side, product[side]]))
    const after = Object.fromEntries(moved.map(side => [side, (product[side] ?? 0) + change[side]]))
    draft.change('product', after)
    say(`The size was changed: ${changeText(change)} mm.`, 'info', {
      label: 'Undo',
      onAct: () => draft.change('product', before),
    })
  }
}
