/** The job ticket: the one sheet that a plant makes an item by. What stands on it, not how it is laid out. */
export { jobTicket } from './jobTicket.ts'
export type {
  JobTicket,
  TicketFact,
  TicketFigure,
  TicketInk,
  TicketLack,
  TicketPallet,
  TicketRelease,
  TicketSide,
  TicketStep,
} from './ticket.ts'
export type { TicketHistory, TicketInput } from './ticketInput.ts'
