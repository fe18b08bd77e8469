import type { Blank } from '#domain/boxGeometry'
import type { ItemUnit } from '#domain/estimating'
import { boxSize, counted, listed, tidy } from '#domain/formats'
import { coloursOf, type ItemSections, printKind, printProcesses } from '#domain/quoteItem'
import type { QuoteFact } from '../document.ts'
import type { QuotedInput } from '../documentInput.ts'
import { factsOf } from './factsOf.ts'

function sizeWords({ product }: ItemSections): string {
  const isKnown = (product.length ?? 0) > 0 && (product.width ?? 0) > 0
  return isKnown ? `${boxSize(product, 'mm')} inside` : ''
}

function boardWords({ product }: ItemSections, unit: ItemUnit | null): string {
  if (product.boardGrade === '') return ''
  const board = unit?.board.ok ? unit.board.value : null
  if (board === null) return product.boardGrade
  const { description } = board.grade
  const about = description === '' ? '' : `${description}, `
  return `${about}${tidy(board.flute.caliper, 2)} mm (${product.boardGrade})`
}

/** Names of colours are said while there are few enough to be read. */
const fewColours = 4

function printWords({ sections, inks }: QuotedInput): string {
  const { product, printing } = sections
  const kind = printKind(product.printProcess)
  if (kind === null) return ''
  if (kind === 'none') return 'Plain, not printed'
  const process = printProcesses.find(({ code }) => code === product.printProcess)?.label ?? ''
  const sides = { Front: coloursOf(printing, 'front'), Back: coloursOf(printing, 'back') }
  if (kind === 'litho') {
    const said = Object.entries(sides).filter(([, count]) => count > 0)
    const words = said.map(([side, count]) => `${side.toLowerCase()} ${counted(count, 'colour')}`)
    return [process, listed(words)].filter(part => part !== '').join(', ')
  }
  const rows = [...printing.inkCoverages, ...printing.inkCoveragesBack]
  const names = rows.flatMap(({ inkCode }) => inks.find(({ code }) => code === inkCode)?.name ?? [])
  const count = Math.max(printing.numberOfColors ?? 0, rows.length)
  if (count === 0) return process
  const isNamed = names.length === count && count <= fewColours
  return `${process}, ${counted(count, 'colour')}${isNamed ? `: ${listed(names)}` : ''}`
}

function packWords({ palletization }: ItemSections): string {
  const { bundleQty, totalPalletQty } = palletization
  return [
    (bundleQty ?? 0) > 1 ? `${tidy(bundleQty ?? 0, 2)} a bundle` : '',
    (totalPalletQty ?? 0) > 0 ? `${tidy(totalPalletQty ?? 0, 2)} a pallet` : '',
  ]
    .filter(part => part !== '')
    .join(', ')
}

function claimWords({ compliance }: ItemSections): string {
  const { isFscCompliant, isAirFreightCompliant, isDangerousGoodsCompliant } = compliance
  return [
    isFscCompliant ? 'FSC-certified board' : '',
    isAirFreightCompliant ? 'fit for air freight' : '',
    isDangerousGoodsCompliant ? 'fit for dangerous goods' : '',
  ]
    .filter(part => part !== '')
    .join(', ')
}

const styleWords = (box: Blank | null): string =>
  box === null ? '' : `${box.style.name} (${box.style.code})`

/** What the item is, as far as it is entered, in words for somebody who buys boxes. */
export function productFacts(item: QuotedInput, unit: ItemUnit | null): QuoteFact[] {
  const box = unit?.box.ok ? unit.box.value : null
  return factsOf({
    Size: sizeWords(item.sections),
    Style: styleWords(box),
    Board: boardWords(item.sections, unit),
    Print: printWords(item),
    Packed: packWords(item.sections),
    Claims: claimWords(item.sections),
  })
}
