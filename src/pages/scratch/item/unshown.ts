import type { ItemSections } from '#domain/quoteItem'
import { gradeFor } from '../estimate/gradePart.ts'
import { padOfItem } from './padOfItem.ts'
import type { PadMasters } from './padPair.ts'

type Said = (item: ItemSections, masters: PadMasters) => string | null

const grade: Said = (item, masters) => {
  const taken = gradeFor(masters.boardGrades, padOfItem(item, masters))?.code
  const { boardGrade } = item.product
  if (taken === undefined || taken === boardGrade) return null
  return boardGrade === ''
    ? `It has no board grade yet: the pad takes ${taken}.`
    : `Board grade ${boardGrade} can't be estimated with: the pad takes ${taken}.`
}

const variant: Said = ({ product }) =>
  product.boardGradeVariant === ''
    ? null
    : `The board is taken without its variant ${product.boardGradeVariant}.`

const creases: Said = ({ product }) =>
  product.isAllowCrease && [product.crease1, product.crease2, product.crease3].some(each => (each ?? 0) > 0)
    ? 'The creases of the sheet are left out.'
    : null

const adjustments: Said = (item, masters) => {
  const { topFlapAdjustment, bottomFlapAdjustment } = item.product
  const { flapAdjustment } = padOfItem(item, masters)
  const isOther = [topFlapAdjustment, bottomFlapAdjustment].some(each => each !== flapAdjustment)
  const isAdjusted = topFlapAdjustment !== null && bottomFlapAdjustment !== null
  return isOther && isAdjusted
    ? `Both ends are adjusted by ${flapAdjustment} mm: the pad has one adjustment.`
    : null
}

const inks: Said = ({ printing }, _) => {
  const said = [...printing.inkCoverages, ...printing.inkCoveragesBack].map(each => each.printCoverage)
  return new Set(said).size > 1 ? 'Every colour covers as much as the inks do on average.' : null
}

const overhang: Said = (item, masters) => {
  const { overhangFrontBack, overhangSideToSide } = item.palletization
  const { overhang: code, overhangMm } = padOfItem(item, masters)
  const isOver = masters.overhangs.some(each => each.code === code && each.direction !== 'none')
  return isOver && (overhangFrontBack ?? 0) !== (overhangSideToSide ?? 0)
    ? `The pallet's overhang is ${overhangMm} mm on every side: the pad has one.`
    : null
}

const unitSize: Said = ({ palletization }) =>
  palletization.isSizeEntered ? 'The folded size is calculated, not the one that was entered by hand.' : null

const route: Said = ({ design }) =>
  design.designSteps.length > 0 ? 'Its route stays with it: what is made of the pad is routed anew.' : null

const said: readonly Said[] = [grade, variant, creases, adjustments, inks, overhang, unitSize, route]

/** What of an item counts for its figures and the pad cannot show, or had to take otherwise; a sentence each. */
export const unshown = (item: ItemSections, masters: PadMasters): string[] =>
  said.map(each => each(item, masters)).filter(sentence => sentence !== null)
