import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './startTestServer.ts'
import { builderPath, workflowBuilderSteps } from './workflowBuilderSteps.ts'

let server: TestApp
let builder: ReturnType<typeof workflowBuilderSteps>
let standardId: number
let draftId: number
beforeAll(async () => {
  server = await createTestApp()
  builder = workflowBuilderSteps(server)
  const { id, version, name } = await builder.published()
  standardId = id
  draftId = (await builder.saved('Templates', { id, version, name })).id
})
afterAll(() => server.close())

interface Part {
  readonly templateId: number
  readonly status: string
  readonly stepCode: string
}

const kinds = ['TemplateSteps', 'TemplateStepActions', 'StepActionDialogs'] as const

describe.each(kinds)('the list of %s', kind => {
  it('says of which version of which template each is part', async () => {
    const rows: readonly Part[] = await builder.listed(kind)
    const parts = { templateName: 'Standard', stepName: expect.any(String) }
    expect(rows).toContainEqual(
      expect.objectContaining({ ...parts, templateId: standardId, templateVersion: 1, status: 'published' }),
    )
    expect(rows).toContainEqual(
      expect.objectContaining({ ...parts, templateId: draftId, templateVersion: 2, status: 'draft' }),
    )
  })

  it('is narrowed by template, status and step', async () => {
    const rows: readonly Part[] = await builder.listed(kind, {
      templateName: 'Standard',
      status: 'draft',
      stepCode: 'PRICING',
    })
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(row).toMatchObject({ templateId: draftId, status: 'draft', stepCode: 'PRICING' })
    }
    expect(await builder.listed(kind, { templateName: 'No such' })).toEqual([])
  })

  it('is searched and sorted', async () => {
    const rows: readonly Part[] = await builder.listed(kind, { q: 'pricing' })
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.length).toBeLessThan((await builder.listed(kind)).length)
    const sort = JSON.stringify(['stepName', 'DESC'])
    const answer = await builder.admin().get(`${builderPath}/${kind}`, { sort })
    const names = answer.body.map(({ stepName }: { stepName: string }) => stepName)
    expect(names).toEqual(names.toSorted().toReversed())
  })
})

it('counts the actions of a step, and says where an action leads', async () => {
  const steps = await builder.listed('TemplateSteps', { templateId: draftId })
  const actions = await builder.listed('TemplateStepActions', { templateId: draftId })
  for (const { stepCode, actionCount } of steps) {
    expect(actions.filter((row: Part) => row.stepCode === stepCode)).toHaveLength(actionCount)
  }
  expect(actions).toContainEqual(
    expect.objectContaining({ actionCode: 'WON', targetStepCode: 'ORDER', targetStepName: 'Order' }),
  )
})
