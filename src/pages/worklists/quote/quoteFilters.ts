import { referenceLists } from '#contract/referenceLists'
import type { DueState } from '#domain/quotes'
import { referenceList } from '../../../components/list/referenceList.ts'
import { useCall } from '../../../dataProvider/index.ts'
import type { FilterField } from '../filters/filterField.ts'

interface Choice {
  readonly code: string
  readonly description: string
}

const none: readonly Choice[] = []

// A reference list that can't be read leaves its filter empty (specification 000 §8).
const usePlants = () => useCall(referenceLists.plants, {}, referenceList).data ?? none
const useBusinessUnits = () => useCall(referenceLists.businessUnits, {}, referenceList).data ?? none

const due = (value: DueState, label: string) => ({ value, label, asked: value })

const dueFilter: FilterField = {
  kind: 'switch',
  source: 'due',
  label: 'Due',
  address: 'due',
  isMenu: true,
  choices: [
    { value: '', label: 'Any due date' },
    due('overdue', 'Overdue'),
    due('dueSoon', 'Due soon'),
    due('fine', 'In time'),
    due('none', 'No due date'),
  ],
}

/** Filters of the quote worklist: open items or those on hold, how the due date stands, plants, business units. */
export const quoteFilters: readonly FilterField[] = [
  {
    kind: 'switch',
    source: 'isOnHold',
    label: 'Items shown',
    address: 'hold',
    choices: [
      { value: '', label: 'Open' },
      { value: 'true', label: 'On hold', asked: true },
    ],
    empty: {
      true: {
        title: 'Nothing is on hold',
        text: 'Items of this list that somebody put on hold stand here until they are taken off hold.',
      },
    },
  },
  dueFilter,
  {
    kind: 'codes',
    source: 'plant',
    label: 'Plant',
    all: 'All plants',
    storeKey: 'worklist.plants',
    useChoices: usePlants,
    negatable: true,
  },
  {
    kind: 'codes',
    source: 'businessUnit',
    label: 'Business unit',
    all: 'All business units',
    storeKey: 'worklist.businessUnits',
    useChoices: useBusinessUnits,
    negatable: true,
  },
]

/** Filters of what a plant makes: what is ordered, on its way or held, and how the due date stands. */
export const plantFilters: readonly FilterField[] = [
  {
    kind: 'switch',
    source: 'stage',
    label: 'Items shown',
    address: 'stage',
    choices: [
      { value: '', label: 'Ordered' },
      { value: 'coming', label: 'Coming', asked: 'coming' },
      { value: 'onHold', label: 'On hold', asked: 'onHold' },
    ],
    empty: {
      coming: {
        title: 'Nothing is on its way',
        text: 'Items for your plant stand here from Design on, until the customer orders.',
      },
      onHold: {
        title: 'Nothing is on hold',
        text: 'Items for your plant that somebody put on hold stand here until they are taken off hold.',
      },
    },
  },
  dueFilter,
]
