import type { PalletQuestion } from '../load/planPallet.ts'
import { usableDeck } from '../load/usableDeck.ts'
import type { PalletType } from '../masterData/palletTypes.ts'

interface Footprint {
  readonly length: number
  readonly width: number
}

const footprintOf = (question: PalletQuestion): Footprint =>
  question.kind === 'bundles'
    ? { length: question.input.foldedSizeLength, width: question.input.foldedSizeWidth }
    : { length: question.input.outerLength, width: question.input.outerWidth }

/** What an edge has to give on each side, mm, rounded up. */
const perEdge = (unit: number, pallet: number): number => Math.max(0, Math.ceil((unit - pallet) / 2))

/** The overhang per edge with which one unit lies on the pallet, the way that takes less of it. */
function leastOverhang(unit: Footprint, pallet: Footprint) {
  const ways = [unit, { length: unit.width, width: unit.length }].map(({ length, width }) => ({
    frontBack: perEdge(length, pallet.length),
    sideToSide: perEdge(width, pallet.width),
  }))
  return ways.reduce((a, b) => (b.frontBack + b.sideToSide < a.frontBack + a.sideToSide ? b : a))
}

const overhangWords = ({ frontBack, sideToSide }: ReturnType<typeof leastOverhang>): string =>
  [
    ...(frontBack > 0 ? [`${frontBack} mm of overhang front and back`] : []),
    ...(sideToSide > 0 ? [`${sideToSide} mm side to side`] : []),
  ].join(' and ')

/**
 * Which pallet would take a unit that is larger than its deck, and which overhang would do on the pallet it has; '' when
 * it fits.
 */
export function whatWouldFit(question: PalletQuestion, palletTypes: readonly PalletType[]): string {
  const unit = footprintOf(question)
  const { palletType } = question.input
  const fits = (length: number, width: number) =>
    (unit.length <= length && unit.width <= width) || (unit.width <= length && unit.length <= width)
  const deck = usableDeck(question.input)
  if (fits(deck.deckLength, deck.deckWidth)) return ''
  const [larger] = palletTypes
    .filter(each => each.code !== palletType.code && fits(each.length, each.width))
    .toSorted((a, b) => a.length * a.width - b.length * b.width)
  const overhang = overhangWords(leastOverhang(unit, palletType)) || 'no edge kept free'
  return larger === undefined
    ? `No pallet is large enough without overhang: ${palletType.name} takes it with ${overhang}.`
    : `${larger.name} would take it, and ${palletType.name} with ${overhang}.`
}
