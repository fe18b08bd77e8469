import { expect } from 'vitest'
import { act, makeDesigned, type TestItem } from './quoteSteps.ts'
import type { TestApp } from './startTestServer.ts'

export const builderPath = '/workflow/WorkflowBuilder'

/** What an administrator does with workflows, on a server. */
export function workflowBuilderSteps(server: TestApp) {
  const admin = () => server.as('sysadmin')

  async function listed(kind: string, filter: object = {}) {
    const answer = await admin().get(`${builderPath}/${kind}`, { filter })
    expect(answer.status).toBe(200)
    return answer.body
  }

  const published = async (name = 'Standard') =>
    (await listed('Templates')).find(
      (row: { name: string; status: string }) => row.name === name && row.status === 'published',
    )

  async function saved(kind: string, body: object) {
    const answer = await admin().post(`${builderPath}/${kind}`, body)
    expect(answer.body).not.toHaveProperty('code', 'internal-error')
    expect([kind, answer.status, answer.body.detail]).toEqual([kind, 200, undefined])
    return answer.body
  }

  /** A draft of the published template with a step CHECK between Design and Pricing. */
  async function draftWithCheck(code = 'CHECK') {
    await saved('Steps', { code, name: 'Design Check' })
    await saved('StepWorkGroups', { stepCode: code, workgroupCode: 'TECH' })
    await saved('Actions', { code: `${code}_OK`, name: 'Design Checked' })
    const standard = await published()
    const step = await saved('TemplateSteps', {
      templateId: standard.id,
      stepCode: code,
      sequence: 3,
      kind: 'work',
    })
    const draftId: number = step.templateId
    const done = (await listed('TemplateStepActions', { templateId: draftId })).find(
      (row: { actionCode: string }) => row.actionCode === 'DESIGN_DONE',
    )
    await saved('TemplateStepActions', {
      templateStepId: step.id,
      actionCode: `${code}_OK`,
      targetStepCode: done.targetStepCode,
      direction: 'forward',
    })
    await saved('TemplateStepActions', { ...done, targetStepCode: code })
    return { draftId, standardId: standard.id }
  }

  const detail = async (id: number) => (await admin().get(`${builderPath}/Templates/${id}`)).body
  const publish = async (id: number) => {
    const { template } = await detail(id)
    return admin().post(`${builderPath}/Templates/${id}/Publish`, { version: template.version })
  }

  /** The item, handed on by a designer. */
  async function designed(item: TestItem) {
    await act(server.as('designer'), item, 'ACCEPT')
    await makeDesigned(server.as('designer'), item)
    return act(server.as('designer'), item, 'DESIGN_DONE')
  }

  return { admin, listed, saved, published, detail, publish, draftWithCheck, designed }
}
