import type { Problem } from '#domain/boxGeometry'
import type { Part } from '../parts/part.ts'

/** The item's field for a field of the engines. */
const pathOf: Readonly<Record<string, string>> = {
  plantCode: 'product.preferredPlantCode',
  style: 'product.styleVariant',
  size: 'product.length',
  length: 'product.length',
  width: 'product.width',
  depth: 'product.depth',
  topFlap: 'product.styleTopFlap',
  bottomFlap: 'product.styleBottomFlap',
  topFlapAdjustment: 'product.topFlapAdjustment',
  bottomFlapAdjustment: 'product.bottomFlapAdjustment',
  creases: 'product.crease1',
  grade: 'product.boardGrade',
  breaks: 'product.expectedOrderQuantity',
  deliverTo: 'delivery.deliveryPostCode',
}

const toPath = ({ field, message }: Problem): Problem => ({ field: pathOf[field] ?? field, message })

/** What is missing, each with the item's field that it is about. */
export const namedByPath = <Figures>(part: Part<Figures>): Part<Figures> =>
  part.ok ? part : { ...part, problems: part.problems.map(toPath) }
