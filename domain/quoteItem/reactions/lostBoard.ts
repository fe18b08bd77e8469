import { recheckSelection } from '#domain/boardGrades'
import { text } from '#domain/messages'
import type { Reaction } from '../reaction.ts'
import { gradeNeed } from '../sections/product/gradeNeed.ts'
import type { ItemSections } from '../sections.ts'

/** Everything that decides which boards an item may be made of. */
const needOf = ({ product, compliance }: ItemSections) => gradeNeed(product, compliance)

const claims = ({ compliance }: ItemSections) => [
  compliance.isFscCompliant,
  compliance.isAirFreightCompliant,
  compliance.isDangerousGoodsCompliant,
  compliance.isLcboExportWineCompliant,
]

const asks = (item: ItemSections): string => {
  const { preferredPlantCode, itemCategory, printProcess } = item.product
  return JSON.stringify([preferredPlantCode, itemCategory, printProcess, ...claims(item)])
}

/**
 * Another plant, process, category or claim may rule out the board chosen before: then it has to be chosen again, and
 * that is said. Source: 001 §8.
 */
export const lostBoard: Reaction = (before, after, { facts }) => {
  const { boardGrade: grade } = facts
  const { boardGrade, boardGradeVariant } = after.product
  if (boardGrade === '' || boardGrade !== before.product.boardGrade || asks(before) === asks(after))
    return null
  // The grade of another code, or one that is not known, says nothing.
  if (grade === undefined || grade === null || grade.code !== boardGrade) return null
  const check = recheckSelection([grade], needOf(after), {
    gradeId: grade.id,
    variantCode: boardGradeVariant === '' ? null : boardGradeVariant,
  })
  if (check.ok) return null
  return check.lost === 'grade'
    ? {
        patch: { product: { boardGrade: '', boardGradeVariant: '' } },
        said: text('boardgradeNoLongerValid'),
      }
    : { patch: { product: { boardGradeVariant: '' } }, said: text('boardgradeVariantNoLongerValid') }
}
