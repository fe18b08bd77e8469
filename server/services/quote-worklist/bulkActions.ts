import type { RowResult } from '#contract/quote-worklist'
import { Problem } from '../../http/problem.ts'
import type { Person } from '../security/person.ts'
import { act, type WorkflowDeps } from '../workflow/act.ts'
import { type WorklistDeps, worklistRows } from './worklist.ts'

export interface BulkRequest {
  readonly action: string
  readonly reason: string
  readonly comment: string
  readonly items: readonly { readonly quoteItemId: number; readonly hashKey?: string | undefined }[]
}

type Outcome = Pick<RowResult, 'quoteItemId' | 'ok' | 'message'> & { readonly isVisible: boolean }

/** Reasons of a person's own doing, or of somebody faster; anything else is a fault and ends the call. */
const expected = ['not-found', 'not-allowed', 'stale', 'rule-failed']

/**
 * Acts on each item in a transaction of its own: one that is refused, or that somebody changed in the meantime, says
 * why and keeps the others from nothing.
 */
export async function actOnMany(
  deps: WorklistDeps & WorkflowDeps,
  person: Person,
  { items, ...said }: BulkRequest,
): Promise<{ results: RowResult[] }> {
  const one = async ({ quoteItemId, hashKey }: BulkRequest['items'][number]): Promise<Outcome> => {
    try {
      const { details } = await act(deps, person, { ...said, quoteItemId, hashKey })
      return { quoteItemId, ok: details.actionOk, message: details.actionMessage, isVisible: true }
    } catch (error) {
      if (!(error instanceof Problem) || !expected.includes(error.code)) throw error
      const isVisible = error.code === 'stale' || error.code === 'rule-failed'
      return { quoteItemId, ok: false, message: error.message, isVisible }
    }
  }
  const outcomes: Outcome[] = []
  // One after the other: two items of a quote would wait for each other's lock anyway.
  for (const item of new Map(items.map(each => [each.quoteItemId, each])).values()) {
    outcomes.push(await one(item))
  }
  const visible = outcomes.filter(({ isVisible }) => isVisible).map(({ quoteItemId }) => quoteItemId)
  const rows = new Map((await worklistRows(deps, person, visible)).map(row => [row.id, row]))
  return {
    results: outcomes.map(({ quoteItemId, ok, message }) => {
      const row = rows.get(quoteItemId) ?? null
      return { quoteItemId, reference: row?.reference ?? String(quoteItemId), ok, message, row }
    }),
  }
}
