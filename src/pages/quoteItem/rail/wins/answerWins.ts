import { type EngineMasters, type GoesTo, type SizeWin, winsOfItem } from '#domain/estimating'
import type { TruckType } from '#domain/palletisation'
import type { ItemSections } from '#domain/quoteItem'

/** What is asked aside from the page: what a few millimetres would win. */
export interface WinsQuestion {
  readonly item: ItemSections
  /** Null: what the order goes in is not known. */
  readonly truck: TruckType | null
  readonly masters: EngineMasters
  readonly goesTo: GoesTo
}

/** Answers to its end. */
export const answerWins = ({ item, truck, masters, goesTo }: WinsQuestion): SizeWin[] =>
  winsOfItem(item, truck, masters, goesTo)
