import type { EngineMasters } from '#domain/estimating'
import { emptySections, type SectionOf } from '#domain/quoteItem'
import { createDesigner } from '../../demo/designOf.ts'
import { drawingOf } from '../../demo/files/drawingOf.ts'

/** What is made of a product: how, and its drawing. */
export interface GeneratedDesign {
  readonly design: SectionOf<'design'>
  readonly drawing: Buffer
}

/** What an item is routed for, so that what is alike but for its amount and its colours is routed once. */
const usualQuantity = 5000
const mostColours = 3

/** Makes generated items by the company's engines: each shape on each board at each plant once. */
export function createGeneratedDesigns(masters: EngineMasters) {
  const designer = createDesigner(masters)
  const flutes = new Map(masters.boardGrades.map(({ code, flute }) => [code, flute]))
  const known = new Map<string, GeneratedDesign | null>()
  const made = (product: SectionOf<'product'>, businessUnit: string): GeneratedDesign | null => {
    const usual = { ...product, boardGradeVariant: '', expectedOrderQuantity: usualQuantity }
    const design = designer(
      usual,
      { ...emptySections.printing, numberOfColors: product.printProcess === 'NOPRINT' ? 0 : mostColours },
      businessUnit,
    )
    const drawing = drawingOf(product, flutes.get(product.boardGrade))
    return design.designSteps.length === 0 || drawing === null ? null : { design, drawing }
  }
  /** null: nobody can make it. */
  return (product: SectionOf<'product'>, businessUnit: string): GeneratedDesign | null => {
    const { styleVariant, length, width, depth, boardGrade, preferredPlantCode } = product
    const key = [styleVariant, length, width, depth, boardGrade, preferredPlantCode, businessUnit].join(' ')
    const before = known.get(key)
    if (before !== undefined) return before
    const design = made(product, businessUnit)
    known.set(key, design)
    return design
  }
}

export type GeneratedDesigns = ReturnType<typeof createGeneratedDesigns>
