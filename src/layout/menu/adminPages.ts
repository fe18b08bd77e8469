import type { LinkEntry } from './entries.ts'

const parts = {
  Security: [
    ['Users', '/admin/users'],
    ['Roles', '/admin/roles'],
    ['Scopes', '/admin/scopes'],
    ['Workgroups', '/admin/workgroups'],
  ],
  Production: [
    ['Plants', '/admin/plants'],
    ['Inks', '/admin/inks'],
    ['Ink Groups', '/admin/inkgroups'],
    ['Board Grade Master', '/admin/boardgrade'],
    ['Truck Types', '/admin/trucktypes'],
  ],
  Workflow: [
    ['Templates', '/admin/workflow/templates'],
    ['Template Steps', '/admin/workflow/templatesteps'],
    ['Template Step Actions', '/admin/workflow/templateactions'],
    ['Step Action Dialogs', '/admin/workflow/actiondialogs'],
    ['Template Categories', '/admin/workflow/categories'],
    ['Workflow Steps', '/admin/workflow/steps'],
    ['Step Workgroups', '/admin/workflow/stepworkgroups'],
    ['Workflow Actions', '/admin/workflow/actions'],
    ['Workflow Options', '/admin/workflow/options'],
    ['Workflow Fields', '/admin/workflow/fields'],
    ['Workflow Validations', '/admin/workflow/validations'],
    ['Workflow Notifications', '/admin/workflow/notifications'],
  ],
  Messages: [
    ['Message Templates', '/admin/messages/templates'],
    ['Message Options', '/admin/messages/options'],
    ['Delivery Log', '/admin/messages/deliverylog'],
  ],
} as const

/** The pages of the Admin section by their parts, each shown by its own right (000 §2, DECISIONS N41 N42). */
export const adminPages = Object.entries(parts).flatMap(([part, pages]) =>
  pages.map(([label, to]): Pick<LinkEntry, 'label' | 'to' | 'part'> => ({ label, to, part })),
)
