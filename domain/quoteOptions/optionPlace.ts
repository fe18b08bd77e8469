/** What the options of one need are called: the customer takes one of two or three. Our own. */
export const optionLetters = ['A', 'B', 'C'] as const
export type OptionLetter = (typeof optionLetters)[number]

/** Where an item stands among the options of its quote. */
export interface OptionPlace {
  /** The same for all options of one need; numbered within the quote, from 1. */
  readonly group: number
  readonly letter: OptionLetter
}

/** Something of a quote that may be one of several options; null: it stands alone. */
export interface Optional {
  readonly option: OptionPlace | null
}

/** What an option is called: `Option A`; '' for what is none. */
export const optionLabel = (option: Pick<OptionPlace, 'letter'> | null | undefined): string =>
  option === null || option === undefined ? '' : `Option ${option.letter}`
