import type { WorklistRow } from '#contract/quote-worklist'
import type { WorkAction } from '#domain/workflow'

/**
 * The row as it will stand if the server agrees: ACCEPT gives it to the person, RELEASE takes it from its assignee,
 * and both flip the row's action (specification 000 §4). The hash key stays until the server says the new one.
 */
export function rowExpected(
  row: WorklistRow,
  action: WorkAction,
  person: { readonly login: string; readonly name: string },
): WorklistRow {
  switch (action) {
    case 'ACCEPT':
      return { ...row, action: 'RELEASE', assignee: person.login, assigneeName: person.name }
    case 'RELEASE':
      return { ...row, action: 'ACCEPT', assignee: '', assigneeName: '' }
    default:
      return row
  }
}
