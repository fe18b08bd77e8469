import type { ItemUnit } from '#domain/estimating'
import { tidy } from '#domain/formats'
import { cartonStyleOf, type ItemSections } from '#domain/quoteItem'
import { facts } from '../facts.ts'
import type { TicketFact } from '../ticket.ts'

const size = (...sides: readonly number[]): string => sides.map(side => tidy(side, 2)).join(' × ')

/** What the box is and what it is made of, as far as it is entered. */
export function boardFacts({ product }: ItemSections, unit: ItemUnit | null): TicketFact[] {
  const { length, width, depth, boardGrade, boardGradeVariant } = product
  const box = unit?.box.ok ? unit.box.value : null
  const board = unit?.board.ok ? unit.board.value : null
  const one = unit?.unit.ok ? unit.unit.value : null
  return facts({
    Style: box === null ? product.styleVariant || product.styleCarton : `${box.style.code} ${box.style.name}`,
    'Inside size, mm':
      length !== null && width !== null ? size(length, width, ...(depth === null ? [] : [depth])) : '',
    Opening:
      cartonStyleOf(product.styleCarton)?.openings.find(({ code }) => code === product.styleOpening)?.label ??
      product.styleOpening,
    'Board grade': [boardGrade, boardGradeVariant].filter(part => part !== '').join(' · '),
    Flute: board === null ? '' : `${board.flute.code}, ${tidy(board.flute.caliper, 2)} mm`,
    'Papers, outside first':
      board === null ? '' : board.grade.papers.map(({ paperCode }) => paperCode).join(' / '),
    'Board weight': board === null ? '' : `${tidy(board.weight.boardGsm)} g/m²`,
    'Blank, mm': box === null ? '' : size(box.sheetLength, box.sheetWidth),
    'Board of one': box === null ? '' : `${tidy(box.setAreas.blank, 3)} m²`,
    'Weight of one': one === null ? '' : `${tidy(one.kg * 1000)} g`,
    'Folded flat, mm':
      one === null
        ? ''
        : size(one.folded.length, one.folded.width, Math.round(one.folded.thickness * 10) / 10),
  })
}
