import fc from 'fast-check'
import type { Finding } from '#domain/quoteItem'
import {
  type ActionInput,
  type Actor,
  defaultWorkflow,
  findStep,
  type ItemState,
  type StepAction,
  type WorkflowDefinition,
  type WorkflowStep,
} from '#domain/workflow'

/** An item that has just come to Design at the northern plant. */
export const item = (overrides: Partial<ItemState> = {}): ItemState => ({
  initiator: 'ruby',
  stepCode: 'DESIGN',
  assignee: null,
  assignmentGroup: 'DESIGN',
  isOnHold: false,
  hasOrder: false,
  hasPurchaseOrder: true,
  hasFiles: true,
  closeType: null,
  plantCode: 'NTH',
  businessUnit: 'BOARD',
  bypass: { allowByPassDesign: false, allowByPassPricing: false, allowByPassCustomerService: false },
  ...overrides,
})

/** Nobody in particular. */
export const person = (overrides: Partial<Actor> = {}): Actor => ({
  login: 'vic',
  roles: [],
  workGroups: [],
  isInitiator: false,
  ...overrides,
})

export const designer = person({ login: 'dana', roles: ['DESIGNER'], workGroups: ['DESIGN'] })
export const rep = person({ login: 'ruby', roles: ['SALESREP'], isInitiator: true })
export const superUser = person({ login: 'sue', roles: ['SU'] })
export const stranger = person()

export const input = (action: string, overrides: Partial<ActionInput> = {}): ActionInput => ({
  action,
  reason: '',
  comment: '',
  ...overrides,
})

export const step = (overrides: Partial<WorkflowStep> & { readonly code: string }): WorkflowStep => ({
  name: overrides.code,
  sequence: 1,
  kind: 'work',
  owners: [{ workgroup: 'PEOPLE', plantCode: null, businessUnit: null }],
  actions: [],
  fieldRules: [],
  bypass: null,
  ...overrides,
})

/** An owner of a step; null: at any plant, for any business unit. */
export const owner = (workgroup: string, plantCode: string | null, businessUnit: string | null) => ({
  workgroup,
  plantCode,
  businessUnit,
})

/** The bypass flags of an item with these set. */
export const bypass = (...flags: readonly (keyof ItemState['bypass'])[]): ItemState['bypass'] => ({
  allowByPassDesign: flags.includes('allowByPassDesign'),
  allowByPassPricing: flags.includes('allowByPassPricing'),
  allowByPassCustomerService: flags.includes('allowByPassCustomerService'),
})

export const action = (
  code: string,
  target: string,
  direction: StepAction['direction'] = 'forward',
): StepAction => ({ code, name: code, target, direction, dialog: null })

export const workflow = (...steps: readonly WorkflowStep[]): WorkflowDefinition => ({
  templateId: 9,
  name: 'Short',
  version: 1,
  steps,
})

/** INITIATE → WORK → DONE, with a way back. */
export const short = workflow(
  step({ code: 'INITIATE', sequence: 1, kind: 'initial', owners: [], actions: [action('GO', 'WORK')] }),
  step({
    code: 'WORK',
    sequence: 2,
    actions: [action('FINISH', 'DONE'), action('BACK', 'INITIATE', 'back')],
  }),
  step({ code: 'DONE', sequence: 3, kind: 'final', owners: [] }),
)

/** The step of the default workflow; fails the test when it is gone. */
export const defaultStep = (code: string): WorkflowStep => {
  const found = findStep(defaultWorkflow, code)
  if (!found) throw new Error(`no step ${code}`)
  return found
}

export const finding = (overrides: Partial<Finding> = {}): Finding => ({
  tab: 'overview',
  section: 'product',
  field: 'length',
  code: 'length',
  message: 'must be > 0',
  severity: 'error',
  ...overrides,
})

const logins = ['dana', 'ruby', 'sue', 'vic']
const groups = [...new Set(defaultWorkflow.steps.flatMap(each => each.owners.map(owner => owner.workgroup)))]

export const anyState: fc.Arbitrary<ItemState> = fc.record({
  initiator: fc.constantFrom(...logins),
  stepCode: fc.constantFrom(...defaultWorkflow.steps.map(each => each.code), 'NOWHERE'),
  assignee: fc.constantFrom(null, ...logins),
  assignmentGroup: fc.constantFrom(null, ...groups),
  isOnHold: fc.boolean(),
  hasOrder: fc.boolean(),
  hasPurchaseOrder: fc.boolean(),
  hasFiles: fc.boolean(),
  closeType: fc.constantFrom(null, null, 'archive' as const, 'trash' as const),
  plantCode: fc.constantFrom(null, 'NTH', 'STH', 'STH-200', 'EST'),
  businessUnit: fc.constantFrom(null, 'BOARD', 'GLAMA'),
  bypass: fc.record({
    allowByPassDesign: fc.boolean(),
    allowByPassPricing: fc.boolean(),
    allowByPassCustomerService: fc.boolean(),
  }),
})

export const anyActor: fc.Arbitrary<Actor> = fc.record({
  login: fc.constantFrom(...logins),
  roles: fc.subarray(['SU', 'SALESREP', 'DESIGNER']),
  workGroups: fc.subarray(groups),
  isInitiator: fc.boolean(),
})

export const anyFindings: fc.Arbitrary<Finding[]> = fc.subarray([
  finding(),
  finding({ tab: 'pallet', field: 'bundleQty' }),
  finding({ severity: 'warning', field: 'width' }),
])
