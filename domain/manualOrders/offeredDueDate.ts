import { workingDaysAfter } from '../days/index.ts'

/**
 * The day, `YYYY-MM-DD`, that a vendor is offered for an order placed on `today`: the lead hours of its type, 24 a working
 * day, a part of one counted whole. Source: 000 §7 (lead hours by order type); working days our own.
 */
export const offeredDueDate = (today: string, leadHours: number): string =>
  workingDaysAfter(today, Math.ceil(Math.max(0, leadHours) / 24))
