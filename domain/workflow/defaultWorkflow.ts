import { defaultFieldRules } from './defaultFieldRules.ts'
import type { StepAsk } from './stepAsks.ts'
import type { ActionDialog, StepAction, StepOwner, WorkflowDefinition } from './types.ts'
import { artChangeReason } from './withoutArtChange.ts'

const reason = (code: string, name: string) => ({ code, name })

const dialog = (
  title: string,
  text: string,
  reasons: ActionDialog['reasons'],
  commentRequired = false,
): ActionDialog => ({ title, text, reasons, commentRequired })

const forward = (
  code: string,
  name: string,
  target: string,
  asks: ActionDialog | null = null,
): StepAction => ({
  code,
  name,
  target,
  direction: 'forward',
  dialog: asks,
})

/** Ends the item without its having been done, whatever it lacks. */
const out = (code: string, name: string, target: string, asks: ActionDialog): StepAction => ({
  code,
  name,
  target,
  direction: 'out',
  dialog: asks,
})

const back = (
  code: string,
  name: string,
  target: string,
  reasons: ActionDialog['reasons'],
  text = 'The item goes back. Say what has to change.',
): StepAction => ({ code, name, target, direction: 'back', dialog: dialog(name, text, reasons, true) })

const owner = (
  workgroup: string,
  plantCode: string | null = null,
  businessUnit: string | null = null,
): StepOwner => ({
  workgroup,
  plantCode,
  businessUnit,
})

const incompleteBrief = [
  reason('MISSING_INFORMATION', 'Information is missing'),
  reason('WRONG_SPECIFICATION', 'Specification is wrong'),
  reason('NOT_FEASIBLE', 'Can not be made as specified'),
  reason('OTHER', 'Other'),
]

const redesign = [
  reason('STRUCTURAL_CHANGE', 'Structural change'),
  reason(artChangeReason, 'Art change'),
  reason('BOARD_CHANGE', 'Change of board'),
  reason('PLANT_CHANGE', 'Change of plant'),
  reason('OTHER', 'Other'),
]

const reprice = [
  reason('PRICE', 'Price is not right'),
  reason('QUANTITY', 'Quantities change'),
  reason('FREIGHT', 'Freight changes'),
  reason('OTHER', 'Other'),
]

const lost = [
  reason('PRICE', 'Price'),
  reason('LEAD_TIME', 'Lead time'),
  reason('COMPETITOR', 'Lost to a competitor'),
  reason('CANCELLED', 'Customer cancelled the project'),
  reason('OTHER', 'Other'),
]

/** What is designed before an item goes on; a tab that an item does not show asks for nothing. */
const designed: readonly StepAsk[] = [
  'overview',
  'print',
  'pallet',
  'gpallet',
  'design',
  'designPrint',
  'preprintDesign',
  'files',
  'claims',
]

/** What nobody orders without: at Order once more, because a step that is passed by asks for nothing. */
const whole: readonly StepAsk[] = [...designed, 'appr', 'purchaseOrder']

/**
 * The workflow an item gets unless a template says otherwise. INITIATE, DESIGN and its action Generate Design:
 * 001 §4 and decision C26; the other steps, their owners, actions, reasons and what they ask for are our own.
 */
export const defaultWorkflow: WorkflowDefinition = {
  templateId: 1,
  name: 'Standard',
  version: 1,
  steps: [
    {
      code: 'INITIATE',
      name: 'Initiate',
      sequence: 1,
      kind: 'initial',
      owners: [owner('SALES')],
      actions: [forward('SUBMIT', 'Submit', 'DESIGN')],
      fieldRules: defaultFieldRules.INITIATE,
      asks: ['overview'],
      bypass: null,
    },
    {
      code: 'DESIGN',
      name: 'Design',
      sequence: 2,
      kind: 'work',
      owners: [owner('DESIGN'), owner('PREPRINT')],
      actions: [
        forward('DESIGN_DONE', 'Generate Design', 'PRICING'),
        back('DESIGN_RETURN', 'Return to Initiate', 'INITIATE', incompleteBrief),
      ],
      fieldRules: defaultFieldRules.DESIGN,
      asks: designed,
      bypass: 'allowByPassDesign',
    },
    {
      code: 'PRICING',
      name: 'Pricing',
      sequence: 3,
      kind: 'work',
      owners: [owner('PRICING')],
      actions: [
        forward('PRICING_DONE', 'Complete Pricing', 'APPROVAL'),
        back('PRICING_RETURN_DESIGN', 'Return to Design', 'DESIGN', redesign),
        back('PRICING_RETURN', 'Return to Initiate', 'INITIATE', incompleteBrief),
      ],
      fieldRules: defaultFieldRules.PRICING,
      asks: ['overview', 'print', 'price', 'genprice', 'preprintCost'],
      bypass: 'allowByPassPricing',
    },
    {
      code: 'APPROVAL',
      name: 'Approval',
      sequence: 4,
      kind: 'work',
      owners: [owner('GLAMAART', null, 'GLAMA'), owner('TECH')],
      actions: [
        forward('APPROVE', 'Approve', 'CUSTOMER'),
        back('APPROVAL_RETURN_PRICING', 'Return to Pricing', 'PRICING', reprice),
        back('APPROVAL_RETURN_DESIGN', 'Return to Design', 'DESIGN', redesign),
      ],
      fieldRules: defaultFieldRules.APPROVAL,
      asks: ['claims', 'appr'],
      bypass: null,
    },
    {
      code: 'CUSTOMER',
      name: 'Customer',
      sequence: 5,
      kind: 'work',
      owners: [owner('CUSTSERV'), owner('SALES')],
      actions: [
        forward('WON', 'Won', 'ORDER'),
        out('LOST', 'Lost', 'CLOSED', dialog('Lost', 'The item is closed. Say why it was lost.', lost)),
        back('CUSTOMER_RETURN_PRICING', 'Return to Pricing', 'PRICING', reprice),
        back('CUSTOMER_RETURN_DESIGN', 'Return to Design', 'DESIGN', redesign),
      ],
      fieldRules: defaultFieldRules.CUSTOMER,
      asks: whole,
      bypass: 'allowByPassCustomerService',
    },
    {
      code: 'ORDER',
      name: 'Order',
      sequence: 6,
      kind: 'work',
      owners: [owner('NEWWORK'), owner('CUSTSERV')],
      actions: [
        forward('ORDER_PLACED', 'Place Order', 'CLOSED'),
        back('ORDER_RETURN', 'Return to Customer', 'CUSTOMER', incompleteBrief),
      ],
      fieldRules: defaultFieldRules.ORDER,
      asks: [...whole, 'delivery'],
      bypass: null,
    },
    {
      code: 'CLOSED',
      name: 'Closed',
      sequence: 7,
      kind: 'final',
      owners: [],
      actions: [],
      fieldRules: [],
      asks: [],
      bypass: null,
    },
  ],
}
