import { text } from '#domain/messages'
import type { ActionDialog, ActionInput } from './types.ts'

/** What the dialog asks and the input lacks: one of its reasons, a comment; '' when all is there. */
export function missingInput(dialog: ActionDialog | null, input: ActionInput): string {
  if (dialog === null) return ''
  if (dialog.reasons.length > 0) {
    if (input.reason.trim() === '') return text('formRequired', { field: 'Reason' })
    if (!dialog.reasons.some(reason => reason.code === input.reason)) return `Reason ${text('formOneOf')}`
  }
  return dialog.commentRequired && input.comment.trim() === ''
    ? text('formRequired', { field: 'Comment' })
    : ''
}
