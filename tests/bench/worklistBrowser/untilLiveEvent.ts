import type { Page } from 'playwright'
import { addressOf, requestOf } from '#contract/client'
import { quoteWorklist, type WorklistRow } from '#contract/quote-worklist'
import { workflow } from '#contract/workflow'
import type { HttpClient } from '../httpClient.ts'

/** Milliseconds from another person's accept until the row on the screen says who has it; the item is released again. */
export async function untilLiveEvent(page: Page, other: HttpClient, name: string): Promise<number> {
  const query = { AssignmentGroup: 'DESIGN', range: JSON.stringify([0, 9]) }
  const rows: WorklistRow[] = JSON.parse(
    await other.send({ method: 'GET', path: addressOf(quoteWorklist.worklist, { query }) }),
  )
  const row = rows.find(({ action, actionAllowed }) => action === 'ACCEPT' && actionAllowed)
  if (row === undefined) throw new Error('There is no item to accept on the first rows.')
  const act = (action: string) =>
    other.send(requestOf(workflow.action, { body: { action, quoteId: row.quoteId, quoteItemId: row.id } }))
  const shown = page.locator('tbody tr').filter({ hasText: row.reference })
  await shown.waitFor()
  const started = performance.now()
  const seen = shown
    .filter({ hasText: name })
    .waitFor()
    .then(() => performance.now() - started)
  await act('ACCEPT')
  const lasted = await seen
  await act('RELEASE')
  await shown.filter({ hasNotText: name }).waitFor()
  return lasted
}
