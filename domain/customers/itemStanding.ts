/** Where an item stands for its customer. */
export const itemStandings = ['open', 'won', 'closed'] as const

export type ItemStandingCode = (typeof itemStandings)[number]

interface Standing {
  readonly isWon: boolean
  readonly isFinal: boolean
  readonly closeType: string | null
}

/** Whether an item was ordered, is put away (or came to its end without an order), or is still being worked on. */
export function itemStanding({ isWon, isFinal, closeType }: Standing): ItemStandingCode {
  if (isWon) return 'won'
  return closeType === null && !isFinal ? 'open' : 'closed'
}
