import type { ActionDialog, WorkAction } from './types.ts'

export const workNames: Readonly<Record<WorkAction, string>> = {
  ACCEPT: 'Accept',
  RELEASE: 'Release',
  ONHOLD: 'On Hold',
  OFFHOLD: 'Off Hold',
}

/** What is asked before a work action; a comment on a hold may be given and need not. Wording: our own. */
export const workDialogs: Readonly<Record<WorkAction, ActionDialog | null>> = {
  ACCEPT: null,
  RELEASE: null,
  ONHOLD: {
    title: 'Put Quote Item On Hold',
    text: 'Nobody works on the item until it is taken off hold. You may say what it waits for.',
    reasons: [],
    commentRequired: false,
  },
  OFFHOLD: null,
}
