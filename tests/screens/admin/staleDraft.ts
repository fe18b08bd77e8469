import type { WorkflowTemplateDetail } from '#contract/workflow-builder'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

const builder = '/workflow/WorkflowBuilder'

export interface StaleDraft {
  readonly server: TestApp
  readonly draftId: number
}

/** A server with a draft of a template, which two people change at once. */
export async function openStaleDraft(): Promise<StaleDraft> {
  const server = await createTestApp()
  const somebodyElse = server.as('sysadmin')
  const [{ id, version, name }] = (await somebodyElse.get(`${builder}/Templates`)).body
  const draft = await somebodyElse.post(`${builder}/Templates`, { id, version, name })
  return { server, draftId: draft.body.id }
}

/** The draft as stored. */
export const storedDraft = async ({ server, draftId }: StaleDraft): Promise<WorkflowTemplateDetail> =>
  (await server.as('sysadmin').get(`${builder}/Templates/${draftId}`)).body

export const mountDraft = ({ server, draftId }: StaleDraft) =>
  mountApp({ as: 'sysadmin', path: `/admin/workflow/templates/${draftId}`, server })
