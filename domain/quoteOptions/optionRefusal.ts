import { listed } from '#domain/formats'
import { type OptionLetter, type OptionPlace, optionLetters } from './optionPlace.ts'

interface Asked {
  readonly reference: string
  readonly isClosed: boolean
  readonly isOrdered: boolean
  /** All open items of its quote make one set. */
  readonly isOfSet: boolean
  readonly option: OptionPlace | null
  /** Letters that its need has given already. */
  readonly letters: readonly OptionLetter[]
}

/** Why no further option can stand beside an item; '' when one can. */
export function optionRefusal({ reference, isClosed, isOrdered, isOfSet, option, letters }: Asked): string {
  if (isOfSet) return 'All items of a multi-component quote are one set: a part of it can not be an option.'
  if (isOrdered) return `${reference} has been ordered.`
  if (isClosed) return `${reference} is closed.`
  if (option !== null && nextLetter(letters) === null)
    return `${reference} has the options ${listed([...letters].sort())} already: a customer chooses among three at most.`
  return ''
}

/** The letter of the next option of a need; null: it has three. The first item of a need is A, so a second one is B. */
export const nextLetter = (given: readonly OptionLetter[]): OptionLetter | null =>
  optionLetters.find(letter => !given.includes(letter)) ?? null
