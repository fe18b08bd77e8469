import { createTransport } from 'nodemailer'
import { createBreaker } from '../outside/breaker.ts'
import { type Mail, MailRefused } from './mail.ts'

export interface SmtpOptions {
  /** `smtp://name:password@host:port`, or `smtps://` for a connection that is encrypted from the start. */
  readonly url: string
  readonly from: string
  readonly timeoutMs: number
  /** Milliseconds that the server is left alone after one time-out; 30 s unless said. */
  readonly restMs?: number
}

const isSilence = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ETIMEDOUT' || error.code === 'ETIME')

/** Answers of a mail server from 500 on are final: no such mailbox, not allowed. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  // A refused sign-in is for an administrator to put right; the message is not to blame.
  !('code' in error && error.code === 'EAUTH')

/** What the mail server said of a recipient it does not take, or else what went wrong. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'refused'
  const isOfRecipient = 'code' in error && error.code === 'EENVELOPE'
  return isOfRecipient && 'response' in error && typeof error.response === 'string'
    ? error.response
    : error.message
}

const named = (address: string) => ({ name: '', address })

/** The company's mail server. */
export function smtp({ url, from, timeoutMs, restMs = 30_000 }: SmtpOptions): Mail {
  const breaker = createBreaker({ system: 'The mail server', restMs, isSilence })
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    adapter: 'smtp',
    isReachable: () =>
      breaker
        .probe(() => transport.verify())
        .then(
          () => true,
          () => false,
        ),
    send: async ({ messageId, to, fromName, replyTo, subject, text, html, addressed, attachments = [] }) => {
      try {
        const message = {
          messageId,
          from: { name: fromName, address: from },
          ...(addressed === undefined
            ? { to: { name: '', address: to } }
            : {
                to: addressed.to.map(named),
                cc: addressed.cc.map(named),
                envelope: { from, to: [to] },
              }),
          ...(replyTo === '' ? {} : { replyTo }),
          subject,
          text,
          html,
          attachments: attachments.map(({ fileName, mediaType, content }) => ({
            filename: fileName,
            contentType: mediaType,
            content: Buffer.from(content),
          })),
        }
        const taken = await breaker.run(() => transport.sendMail(message))
        return { id: taken.messageId }
      } catch (error) {
        const reason = reasonOf(error)
        throw isFinal(error) ? new MailRefused(reason) : new Error(reason, { cause: error })
      }
    },
    close: () => transport.close(),
  }
}
