import { createContext } from 'react'

/** What was typed into a dialog in words: a name, an order number, a question. How many is asked anew, for what was chosen may be another. */
export type KeptAnswer = Readonly<Record<string, string>>

/** What was typed and not sent, by the word on the button that sends it; as long as the page is open. */
export const KeptAnswers = createContext<Record<string, KeptAnswer>>({})

/** What of typed values is words. */
export const wordsOf = (typed: object): KeptAnswer =>
  Object.fromEntries(
    Object.entries(typed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
