import type { CallInput } from '#contract/endpoint'
import type { quoteWorklist } from '#contract/quote-worklist'
import { chosenBy } from './quoteColumns.tsx'

/** Views of the quote worklist (specification 000 §4), and the two that its routes tell apart besides. */
export type WorklistView =
  | 'ASSIGNEDTOME'
  | 'ASSIGNEDTOME-SALESREPCODE'
  | 'WORKLIST'
  | 'WORKLIST-COORDINATOR'
  | 'WORKLIST-GROUP'
  | 'WORKLIST-SALESREP'
  | 'MYQUOTE'
  | 'PLANT'

type Asked = NonNullable<CallInput<typeof quoteWorklist.worklist>['query']>

type WorklistQuery = Readonly<Partial<Record<Exclude<keyof Asked, 'sort' | 'range' | 'filter'>, string>>>

/** A worklist of quote items as a row of data: which rows it asks for and what it says when empty. */
export interface WorklistVariant {
  /** Query parameters of the call; `of` is the workgroup or sales rep in the address. */
  readonly query: (of: string) => WorklistQuery
  /** Columns shown until the person chooses: without those that are the same in every row of the list. */
  readonly first: readonly string[]
  /** The full variant adds item category and product code; the coordinator's and the plant's ask calls of their own. */
  readonly kind: 'standard' | 'full' | 'coordinator' | 'plant'
  /** `name` is that of the workgroup or the sales rep. */
  readonly title: (name: string) => string
  readonly empty: { readonly title: string; readonly text: (name: string) => string }
}

const arrives = 'Items come here when the step before is finished.'

export const worklistVariants: Readonly<Record<WorklistView, WorklistVariant>> = {
  ASSIGNEDTOME: {
    query: () => ({ assigntome: 'true' }),
    first: chosenBy('currentStep', 'dateArrived'),
    kind: 'standard',
    title: () => 'Assigned To Me',
    empty: {
      title: 'Nothing is assigned to you',
      text: () =>
        'This list holds the quote items you accepted. Accept one from a worklist in the menu and it shows up here.',
    },
  },
  'ASSIGNEDTOME-SALESREPCODE': {
    query: of => ({ salesRepCode: of, assigntome: 'true' }),
    first: chosenBy('currentStep', 'dateArrived'),
    kind: 'standard',
    title: name => `Assigned To ${name}`,
    empty: {
      title: 'Nothing is assigned',
      text: name =>
        `This list holds the quote items that ${name} accepted. It fills as they accept work from a worklist.`,
    },
  },
  WORKLIST: {
    query: () => ({}),
    first: chosenBy('currentStep', 'assignee'),
    kind: 'standard',
    title: () => 'Worklist',
    empty: {
      title: 'No open items',
      text: () =>
        `This list holds every open quote item of yours: waiting in your workgroups, assigned to you, or of a quote you started. ${arrives}`,
    },
  },
  'WORKLIST-COORDINATOR': {
    query: () => ({}),
    first: chosenBy('currentStep', 'assignee'),
    kind: 'coordinator',
    title: () => 'All Sales Reps',
    empty: {
      title: 'No open items',
      text: () =>
        'This list holds the open quote items that you or one of your sales reps started or works on. They appear when a product is added to one of the quotes.',
    },
  },
  'WORKLIST-GROUP': {
    query: of => ({ AssignmentGroup: of }),
    first: chosenBy('assignee', 'dateArrived'),
    kind: 'standard',
    title: name => name,
    empty: {
      title: 'No work waits here',
      text: name => `This list holds the quote items that wait for ${name}. ${arrives}`,
    },
  },
  'WORKLIST-SALESREP': {
    query: of => ({ salesRepCode: of }),
    first: chosenBy('currentStep', 'assignee'),
    kind: 'standard',
    title: name => name,
    empty: {
      title: 'No open items',
      text: name =>
        `This list holds the open quote items of ${name}. They appear when a product is added to one of the quotes.`,
    },
  },
  MYQUOTE: {
    query: () => ({ myQuotes: 'true' }),
    first: chosenBy('currentStep', 'assignee'),
    kind: 'full',
    title: () => 'My Quotes',
    empty: {
      title: 'You have no open quote items',
      text: () =>
        'This list follows the items of the quotes you started through every step. Create a quote and add a product to see it here.',
    },
  },
  PLANT: {
    query: () => ({}),
    first: chosenBy('drawingNo', 'currentStep'),
    kind: 'plant',
    title: () => 'At the Plant',
    empty: {
      title: 'Nothing is ordered',
      text: () =>
        'This list holds what customers ordered in the last 90 days and your plant makes. What is on its way stands under Coming.',
    },
  },
}
