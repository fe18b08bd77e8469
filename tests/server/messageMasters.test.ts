import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submitItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const admin = () => server.as('sysadmin')

describe('message templates', () => {
  const template = {
    code: 'ITEM_PRICED',
    name: 'Item is being priced',
    appType: 'quote item',
    state: 'PRICING',
    subject: '{{reference}} is being priced',
    body: 'Dear {{initiatorName}}, {{option.SIGNATURE}}',
  }

  it('are saved when their placeholders exist, and say which does not', async () => {
    const wrong = await admin().post('/Template', { ...template, body: 'Dear {{nickname}}, {{who' })
    expect([wrong.status, wrong.body.code]).toEqual([422, 'rule-failed'])
    expect(wrong.body.errors).toEqual([
      { path: 'body', message: 'quote item has no {{nickname}}' },
      { path: 'body', message: '{{ without }} after it' },
    ])
    const saved = await admin().post('/Template', template)
    expect(saved.body).toMatchObject({ ...template, msgType: 'EMAIL', isActive: true, version: 1 })
    const bound = (await admin().get('/Template/StateTemplateBind')).body
    expect(bound.find((row: { state: string }) => row.state === 'PRICING').templateCode).toBe('ITEM_PRICED')
    expect(bound.find((row: { state: string }) => row.state === 'ORDER').templateCode).toBe('ITEM_MOVED')
    const second = await admin().post('/Template', { ...template, code: 'ANOTHER' })
    expect([second.status, second.body.errors[0].path]).toEqual([422, 'state'])
    const stale = await admin().post('/Template', { ...saved.body, version: 7 })
    expect([stale.status, stale.body.code, stale.body.current.code]).toEqual([409, 'stale', 'ITEM_PRICED'])
  })

  it('are previewed with a real item before they are saved', async () => {
    const item = await submitItem(server)
    const { body } = await admin().post('/Template/Preview', {
      appType: 'quote item',
      subject: '{{reference}}: {{step}}',
      body: 'For {{customerName}}: {{itemCategory}}\n\n{{nickname}}',
      quoteItemId: item.itemId,
    })
    expect(body).toMatchObject({
      reference: `${item.quoteId}-1`,
      subject: `${item.quoteId}-1: Design`,
      problems: [{ field: 'body', at: 40, message: 'quote item has no {{nickname}}' }],
    })
    expect(body.html).toMatch(/^<p>For \S.*: New \/ Manual Design<\/p>$/)
  })

  it('are previewed without a hole: what comes with the event only is shown by its name', async () => {
    const item = await submitItem(server)
    const { body } = await admin().post('/Template/Preview', {
      ...{ appType: 'approval', subject: '{{reference}}', quoteItemId: item.itemId },
      body: 'Since {{waitingSince}}.',
    })
    expect(body).toMatchObject({ reference: `${item.quoteId}-1`, html: '<p>Since [Waits since].</p>' })
  })

  it('sample-label-source: of the sample label are there for who prints labels', async () => {
    const { body } = await server.as('samplemaker').get('/Template/TemplateBind?appType=sample%20label')
    expect(body).toEqual([expect.objectContaining({ code: 'SAMPLE_LABEL', msgType: 'LABEL' })])
    const { body: options } = await server.as('samplemaker').get('/Option?appType=sample%20label')
    expect(options.map((option: { code: string }) => option.code)).toEqual([
      'COMPANY',
      'PRINTER_BENCH',
      'PRINTER_DISPATCH',
    ])
  })
})

describe('message options', () => {
  it('are saved by application and code, and can be switched off', async () => {
    const option = {
      appType: 'quote item',
      code: 'REPLY_TO',
      name: 'Answer to',
      value: 'sales@boxwright.example',
    }
    const saved = (await admin().post('/Option', option)).body
    expect(saved).toMatchObject({ ...option, version: 1 })
    expect((await admin().post('/Option', option)).body.code).toBe('already-exists')
    await admin().post('/Option', { ...saved, isActive: false })
    const active = (await admin().get('/Option?appType=quote%20item')).body
    expect(active.map((row: { code: string }) => row.code)).not.toContain('REPLY_TO')
    const all = (await admin().get('/Option/All', { filter: { state: 'all' } })).body
    expect(all.map((row: { code: string }) => row.code)).toContain('REPLY_TO')
  })
})
