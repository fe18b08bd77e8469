import type { SentRevision } from '#contract/report'
import { dateTime, listed } from '#domain/formats'

type Sending = SentRevision['sendings'][number]

/** To whom, when and by whom: `Sent to a@b.example, cc c@d.example, on 23-11-2026 11:30 by Sam Reeves`. */
export function sentWords({
  to,
  cc,
  at,
  sentByName,
}: Pick<Sending, 'to' | 'cc' | 'at' | 'sentByName'>): string {
  const copies = cc.length === 0 ? '' : `, cc ${listed(cc)},`
  return `Sent to ${listed(to)}${copies} on ${dateTime(at)} by ${sentByName}`
}

const stateWords = {
  Waiting: 'waits to be sent',
  Sending: 'is on its way',
  Sent: 'was taken by the mail server',
  Failed: 'was not taken',
} as const

/** How far a letter has come to one of its recipients, with the reason where it did not. */
export const deliveryWords = ({ address, delivery, problem }: Sending['recipients'][number]): string =>
  `${address} ${stateWords[delivery]}${problem === '' ? '' : `: ${problem}`}`
