import type { Database } from '../database/database.ts'
import { messageOptions, messageTemplates, workflowNotifications } from '../database/schema/index.ts'
import { moved } from './movedText.ts'

const optionRows = [
  { appType: 'quote item', code: 'FROM_NAME', name: 'Name of the sender', value: 'Boxwright' },
  {
    appType: 'quote item',
    code: 'SIGNATURE',
    name: 'Last lines of every message',
    value: 'This message was written by Boxwright. Please do not answer it.',
  },
  { appType: 'sample label', code: 'COMPANY', name: 'Company on the label', value: 'Boxwright Packaging' },
  { appType: 'sample label', code: 'PRINTER_BENCH', name: 'Sample bench', value: 'sample-bench-1' },
  { appType: 'sample label', code: 'PRINTER_DISPATCH', name: 'Dispatch', value: 'dispatch-2' },
]

const quoteMail = `Dear {{contactName}},

Please find our quote {{quoteNumber}} with this mail: {{itemCount}}, valid until {{validTo}}.

You can look at it, ask and order on-line, also from a phone: {{offerLink}}

Or answer this mail with any question, or with the quantities that you want and your purchase order number.

Kind regards
{{ownerName}}`

const templateRows = [
  {
    code: 'ITEM_MOVED',
    name: 'Item has come to a step',
    appType: 'quote item',
    state: '',
    msgType: 'EMAIL',
    subject: '{{reference}} is at {{step}}',
    body: moved,
  },
  {
    code: 'ITEM_RETURNED',
    name: 'Item came back to its initiator',
    appType: 'quote item',
    state: 'INITIATE',
    msgType: 'EMAIL',
    subject: '{{reference}} came back from {{fromStep}}',
    body: `Hello {{initiatorName}},

{{who}} returned {{reference}} ({{productDescription}} for {{customerName}}).
Reason: {{reason}}
{{comment}}

{{link}}

{{option.SIGNATURE}}`,
  },
  {
    code: 'QUOTE_LETTER',
    name: 'Quote to its customer',
    appType: 'quote',
    state: '',
    msgType: 'EMAIL',
    subject: 'Quote {{quoteNumber}} {{quoteDescription}}',
    body: quoteMail,
  },
  {
    code: 'SAMPLE_LABEL',
    name: 'Label of a sample',
    appType: 'sample label',
    state: '',
    msgType: 'LABEL',
    subject: '{{reference}}',
    body: `{{reference}} · Sample {{sampleNumber}}
{{customerName}}
{{productDescription}}
{{boardGrade}} {{drawingNo}}
{{dropLocation}}
Printed {{printDate}}
{{company}}`,
  },
]

const notificationRows = [
  { description: 'Initiator: the item came back', stepCode: 'INITIATE', recipient: 'initiator' as const },
  {
    description: 'Approvers: something of the item waits for them',
    stepCode: 'APPROVAL',
    recipient: 'approvers' as const,
  },
  {
    description: 'Customer service: the item is approved',
    actionCode: 'APPROVE',
    recipient: 'workgroup' as const,
  },
]

/** The messages of the demonstration company: templates, options, and who is told what. */
export async function loadMessages(db: Database): Promise<void> {
  await db.insert(messageOptions).values(optionRows)
  await db.insert(messageTemplates).values(templateRows)
  await db.insert(workflowNotifications).values(notificationRows)
}
