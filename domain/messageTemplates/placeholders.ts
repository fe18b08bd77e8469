import type { AppType } from './types.ts'

/** A value that a template can use. */
export interface Placeholder {
  readonly name: string
  readonly label: string
}

const item: readonly Placeholder[] = [
  { name: 'reference', label: 'Quote item number' },
  { name: 'quoteNumber', label: 'Quote number' },
  { name: 'quoteDescription', label: 'Quote description' },
  { name: 'productCode', label: 'Product code' },
  { name: 'productDescription', label: 'Product description' },
  { name: 'itemCategory', label: 'Item category' },
  { name: 'customerCode', label: 'Customer code' },
  { name: 'customerName', label: 'Customer name' },
  { name: 'orderQty', label: 'Order quantity' },
  { name: 'plant', label: 'Plant' },
  { name: 'dueDate', label: 'Customer due date' },
  { name: 'initiatorName', label: 'Name of the initiator' },
]

const approvals: Placeholder = { name: 'approvals', label: 'What waits, and for whom a deputy decides' }

const move: readonly Placeholder[] = [
  { name: 'action', label: 'Action' },
  { name: 'fromStep', label: 'Step it comes from' },
  { name: 'step', label: 'Step it comes to' },
  { name: 'assignmentGroup', label: 'Assignment group' },
  { name: 'assigneeName', label: 'Who holds it' },
  { name: 'who', label: 'Who acted' },
  { name: 'reason', label: 'Reason' },
  { name: 'comment', label: 'Comment' },
  { name: 'link', label: 'Address of the item' },
]

const sample: readonly Placeholder[] = [
  { name: 'sampleNumber', label: 'Sample request number' },
  { name: 'numberOfSamples', label: 'Number of samples' },
  { name: 'boardGrade', label: 'Board grade' },
  { name: 'drawingNo', label: 'Drawing number' },
  { name: 'dropLocation', label: 'Where the samples go' },
  { name: 'deliveryDate', label: 'Delivery date' },
  { name: 'printDate', label: 'Date printed' },
  { name: 'company', label: 'Company' },
]

const quote: readonly Placeholder[] = [
  { name: 'quoteNumber', label: 'Quote number' },
  { name: 'revision', label: 'Revision' },
  { name: 'quoteDescription', label: 'Quote description' },
  { name: 'customerName', label: 'Customer name' },
  { name: 'contactName', label: 'Whom the letter is for' },
  { name: 'customerPO', label: "The customer's reference" },
  { name: 'itemCount', label: 'Number of items' },
  { name: 'validTo', label: 'Valid until' },
  { name: 'plant', label: 'Plant' },
  { name: 'ownerName', label: 'Who answers questions' },
  { name: 'ownerEmail', label: 'Their e-mail address' },
]

/** The link by which the customer answers, each recipient their own: made when the mail leaves. */
export const offerLink = { name: 'offerLink', label: 'Link to answer on-line' }

const offer: readonly Placeholder[] = [
  ...quote.filter(({ name }) => !['contactName', 'customerPO', 'itemCount', 'plant'].includes(name)),
  { name: 'who', label: 'Who answered' },
  { name: 'answeredItems', label: 'What they ordered' },
  { name: 'purchaseOrder', label: 'Purchase order number' },
  { name: 'reason', label: 'Reason' },
  { name: 'words', label: 'What they wrote' },
  { name: 'link', label: 'Address of the quote' },
]

const approval: readonly Placeholder[] = [
  ...item,
  { name: 'waitingSince', label: 'Waits since' },
  approvals,
  { name: 'link', label: 'Address of the item' },
]

const byAppType: Readonly<Record<AppType, readonly Placeholder[]>> = {
  'quote item': [...item, ...move, approvals],
  quote: [...quote, offerLink],
  offer,
  approval,
  'sample label': [...item, ...sample],
}

/** What the templates of an application can use, besides its message options (`option.CODE`). */
export function placeholdersOf(appType: AppType): readonly Placeholder[] {
  return byAppType[appType]
}
