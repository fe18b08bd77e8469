import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quoteItems } from '../../server/database/schema/index.ts'
import { act, createItem, type TestItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'
import { workflowBuilderSteps } from './workflowBuilderSteps.ts'

let server: TestApp
let item: TestItem
beforeAll(async () => {
  server = await createTestApp()
  await publishSale()
  item = await createItem(server.as('salesrep'))
})
afterAll(() => server.close())

/** A workflow of its own for new items: none of its steps but the first has a code of the standard one. */
async function publishSale(): Promise<void> {
  const { saved, publish } = workflowBuilderSteps(server)
  const { id: templateId } = await saved('Templates', { name: 'Sale', description: '' })
  const codes = ['SIGNOFF', 'OFFER', 'BUYING', 'DONE']
  for (const [index, stepCode] of codes.entries()) {
    await saved('Steps', { code: stepCode, name: stepCode })
    await saved('StepWorkGroups', { stepCode, workgroupCode: 'SALES' })
    const kind = stepCode === 'DONE' ? 'final' : 'work'
    await saved('TemplateSteps', { templateId, stepCode, sequence: index + 2, kind })
  }
  const steps = await server
    .as('sysadmin')
    .get('/workflow/WorkflowBuilder/TemplateSteps', { filter: { templateId } })
  const idOf = (code: string) =>
    steps.body.find((step: { stepCode: string }) => step.stepCode === code).id as number
  for (const [stepCode, actionCode, targetStepCode] of [
    ['INITIATE', 'SUBMIT', 'SIGNOFF'],
    ['SIGNOFF', 'APPROVE', 'OFFER'],
    ['OFFER', 'WON', 'BUYING'],
    ['BUYING', 'ORDER_PLACED', 'DONE'],
  ] as const) {
    const templateStepId = idOf(stepCode)
    await saved('TemplateStepActions', { templateStepId, actionCode, targetStepCode, direction: 'forward' })
  }
  const { status, body } = await publish(templateId)
  expect([status, body.detail]).toEqual([200, undefined])
  await saved('TemplateCategories', {
    ...{ description: 'Manual designs', templateName: 'Sale', itemCategory: 'NEW_MANUAL_DESIGN' },
  })
}

const rep = () => server.as('salesrep')
const listedAs = async (status: string): Promise<number[]> => {
  const { body } = await rep().get('/quote/Dashboard/Quotes', { duration: 'THIS_YEAR', status })
  return body.map((quote: { id: number }) => quote.id)
}

describe('a quote whose item follows a workflow with steps of its own', () => {
  it.each([
    ['SUBMIT', 'In Progress'],
    ['APPROVE', 'Approved'],
    ['WON', 'Ordered'],
    ['ORDER_PLACED', 'Closed'],
  ])('is after %s %s, on its page and on the dashboard', async (action, status) => {
    if (action !== 'SUBMIT') await act(server.as('su'), item, 'ACCEPT')
    const { body } = await act(action === 'SUBMIT' ? rep() : server.as('su'), item, action)
    expect(body.details.actionMessage).toBe('')
    expect((await rep().get(`/quote/Quote/${item.quoteId}`)).body.status).toBe(status)
    expect(await listedAs(status)).toContain(item.quoteId)
  })

  it('has a won item once it is ordered', async () => {
    const [row] = await server.connection.db
      .select({ wonAt: quoteItems.wonAt })
      .from(quoteItems)
      .where(eq(quoteItems.id, item.itemId))
    expect(row?.wonAt).toBeInstanceOf(Date)
  })
})
