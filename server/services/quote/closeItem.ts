import { text } from '#domain/messages'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { act, type WorkflowDeps } from '../workflow/act.ts'

export interface CloseRequest {
  /** The quote the item is thought to belong to, when that was said. */
  readonly quoteId?: number
  readonly quoteItemId: number
  readonly action: 'ARCHIVE' | 'TRASH' | 'UNARCHIVE'
  readonly reason: string
  readonly comment: string
}

const failures = {
  ARCHIVE: 'itemArchiveFailed',
  TRASH: 'itemTrashFailed',
  UNARCHIVE: 'itemUnarchiveFailed',
} as const

/** Archives, trashes or unarchives an item; what the workflow refuses is a rule that failed. */
export async function closeItem(deps: WorkflowDeps, person: Person, request: CloseRequest) {
  const { details } = await act(deps, person, request)
  if (!details.actionOk) {
    const failure = text(failures[request.action])
    throw new Problem('rule-failed', `${failure}${failure.endsWith('.') ? '' : ':'} ${details.actionMessage}`)
  }
  const may = (code: string): boolean =>
    details.actions.some(action => action.code === code && action.allowed)
  return { quoteItemId: request.quoteItemId, canArchive: may('ARCHIVE'), canUnArchive: may('UNARCHIVE') }
}
