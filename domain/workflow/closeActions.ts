import type { ActionDialog } from './types.ts'

export const closeActions = ['ARCHIVE', 'TRASH', 'UNARCHIVE'] as const
export type CloseAction = (typeof closeActions)[number]

/** Why an option is archived of which the customer took another. */
export const notChosen = 'NOT_CHOSEN'

const reasons = [
  { code: 'CUSTOMER_WITHDREW', name: 'Customer withdrew' },
  { code: 'DUPLICATE', name: 'Duplicate' },
  { code: 'ENTERED_IN_ERROR', name: 'Entered in error' },
  { code: notChosen, name: 'Not chosen: another option was ordered' },
  { code: 'SUPERSEDED', name: 'Superseded by another item' },
  { code: 'OTHER', name: 'Other' },
]

/** What is asked before an item is closed. Source: decision N27; reasons and wording are our own. */
export const closeDialogs: Readonly<Record<CloseAction, ActionDialog | null>> = {
  ARCHIVE: {
    title: 'Archive Quote Item',
    text: 'The item leaves every worklist. It can be unarchived later.',
    reasons,
    commentRequired: false,
  },
  TRASH: {
    title: 'Trash Quote Item',
    text: "The item leaves every worklist. This can't be undone.",
    reasons,
    commentRequired: false,
  },
  UNARCHIVE: null,
}

export const closeNames: Readonly<Record<CloseAction, string>> = {
  ARCHIVE: 'Archive',
  TRASH: 'Trash',
  UNARCHIVE: 'Unarchive',
}
