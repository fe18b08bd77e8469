import {
  approvalsField,
  documentsField,
  type FieldRule,
  type Fields,
  sections,
  type TabKey,
  validationTabIds,
} from '#domain/quoteItem'

/** The names of a section's fields. */
const namesOf = <All extends Fields>(fields: All) => Object.keys(fields) as (keyof All & string)[]

/** Fields of each tab that has a validation id: those of its section; by name where there is none yet. Source: 001 §3. */
export const tabFields = {
  overview: namesOf(sections.product.fields),
  print: namesOf(sections.printing.fields),
  pallet: namesOf(sections.palletization.fields),
  gpallet: namesOf(sections.goodsPalletization.fields),
  design: [...namesOf(sections.design.fields), documentsField],
  designPrint: namesOf(sections.designPrint.fields),
  preprintDesign: namesOf(sections.prePrintDesign.fields),
  price: namesOf(sections.pricing.fields),
  genprice: [...namesOf(sections.genericPricing.fields), 'unitPrice'],
  preprintCost: namesOf(sections.preprintCost.fields),
  appr: [approvalsField, ...namesOf(sections.approval.fields)],
  delivery: namesOf(sections.delivery.fields),
  claims: namesOf(sections.compliance.fields),
} as const satisfies Partial<Record<TabKey, readonly string[]>>

type OverviewField = keyof typeof sections.product.fields

const initiateRequires: readonly OverviewField[] = [
  'description',
  'itemCategory',
  'productGroup',
  'printProcess',
  'preferredPlantCode',
  'boardGrade',
  'vslCode',
  'styleCarton',
  'length',
  'width',
  'expectedOrderQuantity',
]

/** What Design may still change on the overview: structure, board and plant, not what Sales agreed. */
const structural: readonly OverviewField[] = [
  'boardGrade',
  'boardGradeVariant',
  'vslCode',
  'fefCoVariantCode',
  'length',
  'width',
  'depth',
  'styleCarton',
  'styleVariant',
  'styleTopFlap',
  'styleBottomFlap',
  'topFlapAdjustment',
  'bottomFlapAdjustment',
  'styleClosure',
  'styleDieCutType',
  'styleOpening',
  'preferredPlantCode',
  'isAllowCrease',
  'crease1',
  'crease2',
  'crease3',
  'drawingNo',
]

const structureRequires: readonly OverviewField[] = [
  'boardGrade',
  'vslCode',
  'styleCarton',
  'length',
  'width',
  'preferredPlantCode',
]

/** What Use & Claims asks somebody with the scope for. */
const claimApprovals = [
  'isAirFreightApproved',
  'isDangerousGoodsApproved',
] as const satisfies readonly (keyof typeof sections.compliance.fields)[]

const editable = (
  tab: TabKey,
  names: readonly string[],
  required: readonly string[] = [],
): readonly FieldRule[] => {
  const tabId = validationTabIds[tab]
  if (tabId === undefined) throw new RangeError(`tab ${tab} has no validation id`)
  return names.map(fieldName => ({
    tabId,
    fieldName,
    readOnly: false,
    required: required.includes(fieldName),
  }))
}

const whole = (...tabs: readonly (keyof typeof tabFields)[]) =>
  tabs.flatMap(tab => editable(tab, tabFields[tab]))

/** Field rules of the default workflow, by step code; a step or field that is not here is read-only. Our own. */
export const defaultFieldRules = {
  INITIATE: [
    ...editable('overview', tabFields.overview, initiateRequires),
    ...whole('print', 'pallet', 'gpallet', 'delivery', 'claims'),
  ],
  DESIGN: [
    ...editable('overview', structural, structureRequires),
    ...whole('print', 'pallet', 'gpallet', 'design', 'designPrint', 'preprintDesign', 'claims'),
  ],
  PRICING: whole('price', 'genprice', 'preprintCost', 'delivery'),
  APPROVAL: [...whole('appr'), ...editable('claims', claimApprovals)],
  CUSTOMER: [...editable('appr', tabFields.appr, [approvalsField]), ...whole('delivery')],
  ORDER: whole('delivery'),
} as const satisfies Record<string, readonly FieldRule[]>
