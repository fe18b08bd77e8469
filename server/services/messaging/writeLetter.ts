import type { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { deliveryLog } from '../../database/schema/index.ts'
import type { Attached } from './mailJob.ts'
import { optionsOf } from './optionValues.ts'
import { queueDelivery } from './writeDelivery.ts'

/** A letter that a person wrote, to one or several, with a file. */
export interface NewLetter {
  readonly to: readonly string[]
  readonly cc: readonly string[]
  readonly subject: string
  readonly body: string
  /** Unless the options of the application name another sender. */
  readonly fromName: string
  readonly replyTo: string
  readonly attachment: z.infer<typeof Attached>
  readonly quoteId: number
  /** The item that it is about, where it is about one. */
  readonly quoteItemId?: number
  /** What of a quote it is; '' is its letter. */
  readonly state?: string
  /** null: it is no sending of the quote itself. */
  readonly quoteSendingId: number | null
  readonly createdBy: string
}

const isSameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/**
 * Writes a letter into the delivery log, a message for each of its recipients whose head names them all, and queues them:
 * what one mail server refuses keeps nobody else from theirs.
 */
export async function writeLetter(tx: Database, letter: NewLetter): Promise<void> {
  const { to, cc, fromName, replyTo, state = '', ...about } = letter
  const options = await optionsOf(tx, 'quote')
  const recipients = [...to, ...cc].filter(
    (address, place, all) => place === all.findIndex(each => isSameAddress(each, address)),
  )
  const rows = await tx
    .insert(deliveryLog)
    .values(
      recipients.map(recipient => ({
        ...about,
        ...{ recipient, state, appType: 'quote', msgType: 'EMAIL', templateCode: '', values: {} },
        fromName: options.FROM_NAME ?? fromName,
        replyTo: options.REPLY_TO ?? replyTo,
        addressed: { to, cc },
      })),
    )
    .returning({ id: deliveryLog.id })
  for (const { id } of rows) await queueDelivery(tx, id, letter.createdBy)
}
