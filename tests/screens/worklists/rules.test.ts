import { describe, expect, test } from 'vitest'
import type { WorklistRow } from '#contract/quote-worklist'
import type { WorkflowDetails } from '#contract/workflow'
import { logSentence } from '../../../src/pages/worklists/newWork/logSentence.ts'
import { newWorkPlace } from '../../../src/pages/worklists/newWork/newWorkPlace.ts'
import { defaultPaging, readPaging } from '../../../src/pages/worklists/paging.ts'
import { rowAfter } from '../../../src/pages/worklists/quote/actions/rowAfter.ts'
import { rowExpected } from '../../../src/pages/worklists/quote/actions/rowExpected.ts'
import { fullColumns, standardColumns } from '../../../src/pages/worklists/quote/quoteColumns.tsx'
import { worklistVariants } from '../../../src/pages/worklists/quote/variants.ts'
import { viewOf } from '../../../src/pages/worklists/quote/viewOf.ts'
import columns from '../../spec/columns.json'

const row = (overrides: Partial<WorklistRow> = {}): WorklistRow => ({
  id: 7,
  quoteId: 100044,
  workflowId: 7,
  hashKey: '7.1',
  action: 'ACCEPT',
  holdAction: 'ONHOLD',
  actionAllowed: true,
  actionReason: '',
  quoteNumber: 100044,
  quoteDescription: 'Seasonal run',
  itemNo: 1,
  reference: '100044-1',
  assignmentGroup: 'DESIGN',
  assignmentGroupName: 'Structural Design',
  assignee: '',
  assigneeName: '',
  dateInitiated: '2026-11-19T01:00:00.000Z',
  dateArrived: '2026-11-20T01:00:00.000Z',
  customerName: 'Northern Tide Cosmetics',
  customerCode: 'NOR008',
  productDescription: 'Night cream gift mailer',
  currentStep: 'Design',
  initiator: 'salesrep',
  initiatorName: 'Tessa Harcourt',
  customerDueDate: null,
  isEvisy: false,
  plant: 'NTH',
  size: { length: 300, width: 200, depth: 150 },
  orderQty: 8000,
  orderPO: '',
  businessUnit: 'GLAMA',
  drawingNo: '',
  withVendor: false,
  sampleStatus: '',
  isPreprint: false,
  itemCategory: 'New / Manual Design',
  productCode: '',
  isOnHold: false,
  holdReason: '',
  holdAllowed: true,
  holdRefusal: '',
  dueState: 'none',
  lastComment: null,
  offers: [],
  ...overrides,
})

const details = (overrides: Partial<WorkflowDetails> = {}): WorkflowDetails => ({
  actionOk: true,
  actionMessage: '',
  message: '',
  workflowId: 7,
  hashKey: '7.2',
  step: 'DESIGN',
  stepName: 'Design',
  activeSequence: 20,
  assignmentGroup: 'DESIGN',
  assignmentGroupName: 'Structural Design',
  assignee: 'designer',
  assigneeName: 'Owen Castell',
  isOnHold: false,
  rowAction: 'RELEASE',
  holdAction: 'ONHOLD',
  removedFromWorklist: false,
  actions: [],
  ...overrides,
})

const owen = { login: 'designer', name: 'Owen Castell' }

describe('columns', () => {
  const labels = (id: string) =>
    columns.find(table => table.id === id)?.columns?.map(({ label }) => label.toLowerCase()) ?? []

  test.each([
    ['quote-worklist', standardColumns],
    ['quote-worklist-full', fullColumns],
  ] as const)('%s has those of the specification, after the action', (id, shown) => {
    expect(['action', ...shown.map(({ label }) => label.toLowerCase())]).toEqual(labels(id))
  })

  test('the description is 300 wide, eVisy 100 and shown as Yes or No', () => {
    const widths = Object.fromEntries(standardColumns.map(({ source, width }) => [source, width]))
    expect(widths.quoteDescription).toBe(300)
    expect(widths.isEvisy).toBe(100)
    const evisy = standardColumns.find(({ source }) => source === 'isEvisy')
    expect([true, false].map(isEvisy => evisy?.text(row({ isEvisy })))).toEqual(['Yes', 'No'])
  })
})

describe('rowExpected', () => {
  test('ACCEPT gives the row to the person and offers RELEASE', () => {
    expect(rowExpected(row(), 'ACCEPT', owen)).toEqual(
      row({ action: 'RELEASE', assignee: 'designer', assigneeName: 'Owen Castell' }),
    )
  })
  test('RELEASE takes it from its assignee and offers ACCEPT', () => {
    const mine = row({ action: 'RELEASE', assignee: 'designer', assigneeName: 'Owen Castell' })
    expect(rowExpected(mine, 'RELEASE', owen)).toEqual(row())
  })
  test.each(['ONHOLD', 'OFFHOLD'] as const)('%s leaves the row to the answer', action => {
    expect(rowExpected(row(), action, owen)).toEqual(row())
  })
})

describe('rowAfter', () => {
  test('row-update-fields: takes assignee, login, hash key and actions from the answer', () => {
    expect(rowAfter(row(), details())).toEqual(
      row({ action: 'RELEASE', assignee: 'designer', assigneeName: 'Owen Castell', hashKey: '7.2' }),
    )
  })
  test('says why the action now offered is not allowed', () => {
    const refused = {
      code: 'ACCEPT',
      name: 'Accept',
      kind: 'work',
      target: null,
      dialog: null,
      allowed: false,
      reason: 'The item is assigned to Mai Thorne.',
    } as const
    const after = rowAfter(row(), details({ rowAction: 'ACCEPT', actions: [refused] }))
    expect(after).toMatchObject({ actionAllowed: false, actionReason: refused.reason })
  })
  test('a row that is off hold has no reason of a hold', () => {
    expect(rowAfter(row({ isOnHold: true, holdReason: 'Waits' }), details()).holdReason).toBe('')
  })
})

describe('readPaging', () => {
  const sortable = ['plant', 'customerName']
  test('settings-worklist-default: page 1, 10 items a page, no sort, unless something else was kept', () => {
    expect(readPaging(undefined, sortable)).toEqual({
      sortBy: '',
      descending: false,
      page: 1,
      itemsPerPage: 10,
    })
  })
  test.each([[null], ['text'], [{ itemsPerPage: 7, sortBy: 'nothing', page: 4 }], [[1, 2]]])(
    '%j is not kept',
    stored => expect(readPaging(stored, sortable)).toEqual(defaultPaging),
  )
  test('keeps size and sort, and opens at the first page', () => {
    const stored = { itemsPerPage: 50, sortBy: 'plant', descending: true, page: 4 }
    expect(readPaging(stored, sortable)).toEqual({ ...stored, page: 1 })
  })
})

describe('viewOf', () => {
  const at = (path: string, params: { group?: string; salesRepCode?: string } = {}, query = '') =>
    viewOf(path, params, new URLSearchParams(query))
  test('without a group it is everything of the person, and of the sales reps of who coordinates them', () => {
    expect(viewOf('/worklist', {}, new URLSearchParams(), true)).toEqual({
      view: 'WORKLIST-COORDINATOR',
      of: '',
    })
    expect(viewOf('/worklist/jo', { group: 'jo' }, new URLSearchParams('isWorkGroup=false'), true).view).toBe(
      'WORKLIST-SALESREP',
    )
  })
  test('worklist-kind: the routes of the specification', () => {
    expect(at('/assignedtome')).toEqual({ view: 'ASSIGNEDTOME', of: '' })
    expect(at('/assignedtome/jo', { salesRepCode: 'jo' })).toEqual({
      view: 'ASSIGNEDTOME-SALESREPCODE',
      of: 'jo',
    })
    expect(at('/worklist')).toEqual({ view: 'WORKLIST', of: '' })
    expect(at('/worklist/DESIGN', { group: 'DESIGN' })).toEqual({ view: 'WORKLIST-GROUP', of: 'DESIGN' })
    expect(at('/worklist/DESIGN', { group: 'DESIGN' }, 'isWorkGroup=true').view).toBe('WORKLIST-GROUP')
    expect(at('/worklist/jo', { group: 'jo' }, 'isWorkGroup=false')).toEqual({
      view: 'WORKLIST-SALESREP',
      of: 'jo',
    })
  })
  test('each asks the call for its rows', () => {
    const queries = Object.fromEntries(
      Object.entries(worklistVariants).map(([view, variant]) => [view, variant.query('X')]),
    )
    expect(queries).toEqual({
      ASSIGNEDTOME: { assigntome: 'true' },
      'ASSIGNEDTOME-SALESREPCODE': { salesRepCode: 'X', assigntome: 'true' },
      WORKLIST: {},
      'WORKLIST-COORDINATOR': {},
      'WORKLIST-GROUP': { AssignmentGroup: 'X' },
      'WORKLIST-SALESREP': { salesRepCode: 'X' },
      MYQUOTE: { myQuotes: 'true' },
      PLANT: {},
    })
  })
})

test('worklist-new-work-filters: new work is of all, of what needs action, of a workgroup or of a sales rep', () => {
  const known = {
    salesReps: [{ login: 'jo', name: 'Jo Rees' }],
    workgroups: [{ code: 'NEWWORK', description: 'New Work' }],
    isVendor: false,
  }
  const asked = ['all', 'action', 'NEWWORK', 'jo'].map(group => newWorkPlace(group, known).ask)
  expect(asked).toEqual([
    { allWorklist: 'true' },
    { vendorWorklist: 'true', action: 'true' },
    { AssignmentGroup: 'NEWWORK' },
    { salesRepCode: 'jo' },
  ])
})

test('a line of an order’s history tells vendors by name, stereos in words and money with cents', () => {
  const line = { old: null, new: null, oldName: null, newName: null }
  const vendor = { ...line, field: 'vendorId', old: 1, new: 2, oldName: 'Cutline', newName: 'Platehouse' }
  expect(logSentence(vendor)).toBe('Vendor: Cutline → Platehouse')
  const stereos = [{ stereoCode: 'ST-1', colour: 'Black', width: 420, length: 310 }]
  expect(logSentence({ ...line, field: 'stereos', old: [], new: stereos })).toBe(
    'Stereos: — → ST-1 · Black · 420 × 310 mm · 1,302 cm²',
  )
  const charge = { ...line, field: 'charge', old: null, new: 1250.5 }
  expect(logSentence(charge)).toBe('Charge: — → $1,250.50')
})
