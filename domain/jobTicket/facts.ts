import type { TicketFact } from './ticket.ts'

/** The facts that have something to say, by their labels. */
export const facts = (said: Readonly<Record<string, string | null | undefined | false>>): TicketFact[] =>
  Object.entries(said).flatMap(([label, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [{ label, value }] : [],
  )
