import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MailRefused } from '../../server/integrations/mail/mail.ts'
import { smtp } from '../../server/integrations/mail/smtp.ts'

/** What the mail server says of a recipient, by what stands before the @. */
const answers: Readonly<Record<string, string>> = {
  gone: '550 5.1.1 No such mailbox',
  later: '451 4.7.1 Come back later',
}

/** As much of a mail server as a mail needs. */
const mailServer: Server = createServer(socket => {
  let isBody = false
  socket.write('220 mail.example\r\n')
  socket.on('data', data => {
    for (const line of String(data).split('\r\n').filter(Boolean)) {
      if (isBody && line !== '.') continue
      isBody = line === 'DATA'
      const name = /^RCPT TO:<(\w+)@/.exec(line)?.[1] ?? ''
      socket.write(`${answers[name] ?? (isBody ? '354 go on' : '250 ok')}\r\n`)
      if (line === 'QUIT') socket.end()
    }
  })
})

let port = 0
beforeAll(async () => {
  await new Promise<void>(resolve => mailServer.listen(0, '127.0.0.1', resolve))
  const address = mailServer.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => new Promise(resolve => mailServer.close(resolve)))

const sent = async (to: string, at = port) => {
  const mail = smtp({ url: `smtp://127.0.0.1:${at}`, from: 'quotes@boxwright.example', timeoutMs: 5_000 })
  const [fromName, replyTo, subject, text, html] = ['Boxwright', '', 'Come back', 'Hello', '<p>Hello</p>']
  try {
    return await mail.send({ messageId: '<1@boxwright>', to, fromName, replyTo, subject, text, html })
  } finally {
    mail.close()
  }
}

describe('the mail server of the company', () => {
  it('takes a message under its id', async () => {
    expect(await sent('here@boxwright.example')).toEqual({ id: '<1@boxwright>' })
  })

  it('refuses a mailbox for good, in its own words', async () => {
    const refused = sent('gone@boxwright.example')
    await expect(refused).rejects.toBeInstanceOf(MailRefused)
    await expect(refused).rejects.toThrow(/^550 5\.1\.1 No such mailbox$/)
  })

  it('asks to come back later, in its own words: that is no refusal', async () => {
    const later = sent('later@boxwright.example')
    await expect(later).rejects.not.toBeInstanceOf(MailRefused)
    await expect(later).rejects.toThrow(/^451 4\.7\.1 Come back later$/)
  })

  it('that is not there is no refusal either', async () => {
    const away = sent('here@boxwright.example', 9)
    await expect(away).rejects.not.toBeInstanceOf(MailRefused)
    await expect(away).rejects.toThrow(/ECONNREFUSED/)
  })
})
