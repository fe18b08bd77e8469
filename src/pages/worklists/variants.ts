import type { CallInput } from '#contract/endpoint'
import type { quoteWorklist } from '#contract/quote-worklist'

/** Views of the quote worklist (specification 000 §4), and the two that its routes tell apart besides. */
export type WorklistView =
  | 'ASSIGNEDTOME'
  | 'ASSIGNEDTOME-SALESREPCODE'
  | 'WORKLIST'
  | 'WORKLIST-GROUP'
  | 'WORKLIST-SALESREP'
  | 'MYQUOTE'

type WorklistQuery = Omit<
  NonNullable<CallInput<typeof quoteWorklist.worklist>['query']>,
  'sort' | 'range' | 'filter'
>

/** A worklist as a row of data: which rows it asks for, how they look, what is kept of it, what it says when empty. */
export interface WorklistVariant {
  /** Query parameters of the call; `of` is the workgroup or sales rep in the address. */
  readonly query: (of: string) => WorklistQuery
  /** The full variant adds item category and product code. */
  readonly columns: 'standard' | 'full'
  /** Store keys of what is kept for the person; all quote worklists share them (specification 000 §3). */
  readonly settings: {
    readonly columns: string
    readonly paging: string
    readonly plants: string
    readonly businessUnits: string
  }
  /** `name` is that of the workgroup or the sales rep. */
  readonly title: (name: string) => string
  readonly empty: { readonly title: string; readonly text: (name: string) => string }
}

const settings = {
  columns: 'worklist.columns',
  paging: 'worklist.paging',
  plants: 'worklist.plants',
  businessUnits: 'worklist.businessUnits',
}

const arrives = 'Items come here when the step before is finished.'

export const worklistVariants: Readonly<Record<WorklistView, WorklistVariant>> = {
  ASSIGNEDTOME: {
    query: () => ({ assigntome: 'true' }),
    columns: 'standard',
    settings,
    title: () => 'Assigned To Me',
    empty: {
      title: 'Nothing is assigned to you',
      text: () =>
        'This list holds the quote items you accepted. Accept one from a worklist in the menu and it shows up here.',
    },
  },
  'ASSIGNEDTOME-SALESREPCODE': {
    query: of => ({ salesRepCode: of, assigntome: 'true' }),
    columns: 'standard',
    settings,
    title: name => `Assigned To ${name}`,
    empty: {
      title: 'Nothing is assigned',
      text: name =>
        `This list holds the quote items that ${name} accepted. It fills as they accept work from a worklist.`,
    },
  },
  WORKLIST: {
    query: () => ({}),
    columns: 'standard',
    settings,
    title: () => 'Worklist',
    empty: {
      title: 'No open items',
      text: () =>
        `This list holds every open quote item of yours: waiting in your workgroups, assigned to you, or of a quote you started. ${arrives}`,
    },
  },
  'WORKLIST-GROUP': {
    query: of => ({ AssignmentGroup: of }),
    columns: 'standard',
    settings,
    title: name => name,
    empty: {
      title: 'No work waits here',
      text: name => `This list holds the quote items that wait for ${name}. ${arrives}`,
    },
  },
  'WORKLIST-SALESREP': {
    query: of => ({ salesRepCode: of }),
    columns: 'standard',
    settings,
    title: name => name,
    empty: {
      title: 'No open items',
      text: name =>
        `This list holds the open quote items of ${name}. They appear when a product is added to one of the quotes.`,
    },
  },
  MYQUOTE: {
    query: () => ({ myQuotes: 'true' }),
    columns: 'full',
    settings,
    title: () => 'My Quotes',
    empty: {
      title: 'You have no open quote items',
      text: () =>
        'This list follows the items of the quotes you started through every step. Create a quote and add a product to see it here.',
    },
  },
}
