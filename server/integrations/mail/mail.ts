/** A mail as it is handed over. */
export interface MailMessage {
  /** The same for every try of one message, so that a receiver recognises a repetition. */
  readonly messageId: string
  readonly to: string
  readonly fromName: string
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** What its head names where it goes to several; each of them gets a message of their own. */
  readonly addressed?: { readonly to: readonly string[]; readonly cc: readonly string[] }
  readonly attachments?: readonly MailAttachment[]
}

/** A file that goes with a mail. */
export interface MailAttachment {
  readonly fileName: string
  readonly mediaType: string
  readonly content: Uint8Array
}

/** What takes mail to send. */
export interface Mail {
  /** Which adapter answers, for the health display. */
  readonly adapter: 'built-in' | 'smtp'
  /** Whether it answers right now. */
  isReachable(): Promise<boolean>
  /** Hands a message over and answers what it is called there. Throws {@link MailRefused} when it never will be taken. */
  send(message: MailMessage): Promise<{ readonly id: string }>
  close(): void
}

/** The message was refused for good: trying again is of no use. */
export class MailRefused extends Error {}
