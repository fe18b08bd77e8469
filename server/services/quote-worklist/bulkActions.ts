import type { RowResult } from '#contract/quote-worklist'
import { text } from '#domain/messages'
import type { Person } from '../../person/person.ts'
import { act, type WorkflowDeps } from '../workflow/act.ts'
import { eachByItself } from './eachByItself.ts'
import { type WorklistDeps, worklistRows } from './worklist.ts'

export interface BulkRequest {
  readonly action: string
  readonly reason: string
  readonly comment: string
  readonly items: readonly { readonly quoteItemId: number; readonly hashKey?: string | undefined }[]
}

/** Acts on each item by itself, and answers how it went and how its row stands now. */
export async function actOnMany(
  deps: WorklistDeps & WorkflowDeps,
  person: Person,
  { items, ...said }: BulkRequest,
): Promise<{ results: RowResult[] }> {
  const outcomes = await eachByItself(
    items,
    ({ quoteItemId }) => quoteItemId,
    async ({ quoteItemId, hashKey }) => {
      const { details } = await act(deps, person, { ...said, quoteItemId, hashKey })
      return details.actionOk ? '' : details.actionMessage || text('actionUnable')
    },
  )
  const visible = outcomes.filter(({ isVisible }) => isVisible).map(({ item }) => item.quoteItemId)
  const rows = new Map((await worklistRows(deps, person, visible)).map(row => [row.id, row]))
  return {
    results: outcomes.map(({ item: { quoteItemId }, ok, message }) => {
      const row = rows.get(quoteItemId) ?? null
      return { quoteItemId, reference: row?.reference ?? String(quoteItemId), ok, message, row }
    }),
  }
}
