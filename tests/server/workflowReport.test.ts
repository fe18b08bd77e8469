import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submitItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

describe('the workflow report', () => {
  it('tells where items were and who moved them on, and leaves out what one may not see', async () => {
    const item = await submitItem(server)
    const { status, body } = await server
      .as('designer')
      .get(`/workflow/Details/WorkflowReport?workflowIds=${item.itemId}&workflowIds=${item.itemId}`)
    expect(status).toBe(200)
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({ workflowId: item.itemId, reference: `${item.quoteId}-1`, step: 'DESIGN' })
    expect(body[0].stays.map((stay: { step: string }) => stay.step)).toEqual(['INITIATE', 'DESIGN'])
    expect(body[0].stays[0]).toMatchObject({ leftBy: 'salesrep', action: 'Submit' })
    const hidden = await server
      .as('salesrep2')
      .get(`/workflow/Details/WorkflowReport?workflowIds=${item.itemId}`)
    expect(hidden.body).toEqual([])
  })

  it('comes in the order asked for, and says which item there is not', async () => {
    const [one, other] = [await submitItem(server), await submitItem(server)]
    const report = (...ids: number[]) =>
      server
        .as('designer')
        .get(`/workflow/Details/WorkflowReport?${ids.map(id => `workflowIds=${id}`).join('&')}`)
    const { body } = await report(other.itemId, one.itemId)
    expect(body.map((each: { workflowId: number }) => each.workflowId)).toEqual([other.itemId, one.itemId])
    const missing = await report(one.itemId, 999_999_999)
    expect(missing.status).toBe(404)
    expect(missing.body.detail).toContain('Quote item 999999999')
  })
})
