import type { GradeStrength } from '#domain/estimating'
import { takenBoard } from '../../../../components/boards/takenBoard.ts'
import { useSay } from '../../../../layout/notifications/useSay.ts'
import { useDraft } from '../../draft/useItemDraft.ts'

/** Takes a board into the draft; it says so, with a way back. */
export function useTakeBoard(): (grade: GradeStrength) => void {
  const draft = useDraft()
  const say = useSay()
  return grade => {
    const { boardGrade, boardGradeVariant } = draft.values().product
    draft.change('product', { boardGrade: grade.grade, boardGradeVariant: grade.variant })
    say(takenBoard(grade), 'info', {
      label: 'Undo',
      onAct: () => draft.change('product', { boardGrade, boardGradeVariant }),
    })
  }
}
