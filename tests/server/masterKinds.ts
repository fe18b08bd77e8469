import type { MasterKind } from '#domain/access'
import type { Answer, TestApp } from './startTestServer.ts'

export type MasterRow = Record<string, unknown> & { readonly id: number | string; readonly version: number }

/** How administrators keep one kind of master over the calls of its service. */
export interface KeptMaster {
  readonly kind: MasterKind
  readonly list: string
  readonly save: string
  /** A field that can be changed without any other. */
  readonly field: string
  /** The field two of them cannot share; none: new ones are not made by a call. */
  readonly name?: string
  /** What is different in a new one besides its name. */
  readonly fresh?: Readonly<Record<string, unknown>>
  /** A new one is saved without id and version, not with 0. */
  readonly isBuilt?: boolean
}

const builder = '/workflow/WorkflowBuilder'
const fields = '/workflow/WorkflowValidation/Fields'
const built = (kind: MasterKind, path: string, field: string, name: string, fresh = {}): KeptMaster => ({
  ...{ kind, list: `${builder}/${path}`, save: `${builder}/${path}`, field, name, fresh, isBuilt: true },
})

/** Every kind of master there is. */
export const keptMasters: readonly KeptMaster[] = [
  {
    ...{ kind: 'user', list: '/security/User', save: '/security/User', field: 'about', name: 'login' },
    fresh: { salesReps: [], assistants: [] },
  },
  { kind: 'role', list: '/security/Role', save: '/security/Role', field: 'name', name: 'code' },
  { kind: 'scope', list: '/security/Scope', save: '/security/Scope', field: 'description', name: 'code' },
  {
    ...{ kind: 'workgroup', list: '/security/Workgroup', save: '/security/WorkGroup' },
    ...{ field: 'description', name: 'code' },
  },
  { kind: 'plant', list: '/config/Plant', save: '/config/Plant', field: 'description', name: 'code' },
  {
    ...{ kind: 'workCentre', list: '/config/Plant/FullDetail/NTH', save: '/config/Plant/WorkCentre' },
    field: 'description',
  },
  { kind: 'ink', list: '/config/Ink', save: '/config/Ink', field: 'name', name: 'code' },
  { kind: 'inkGroup', list: '/config/Ink/Group/0', save: '/config/Ink/Group', field: 'name', name: 'code' },
  { kind: 'orderType', list: '/config/OrderType', save: '/config/OrderType', field: 'leadHours' },
  { kind: 'flute', list: '/config/Flute', save: '/config/Flute', field: 'lapWidth', name: 'code' },
  { kind: 'rate', list: '/config/Rate', save: '/config/Rate', field: 'value' },
  { kind: 'ownStyle', list: '/config/OwnStyle', save: '/config/OwnStyle', field: 'name', name: 'code' },
  { kind: 'truckType', list: '/config/TruckType', save: '/config/TruckType', field: 'name', name: 'code' },
  {
    ...{ kind: 'marginFloor', list: '/config/MarginFloor', save: '/config/MarginFloor' },
    ...{ field: 'floorPercent', name: 'name', fresh: { isActive: false } },
  },
  {
    ...{ kind: 'priceTerms', list: '/config/CustomerPriceTerms', save: '/config/CustomerPriceTerms' },
    field: 'pricingVarPercent',
  },
  {
    ...{ kind: 'rehearsal', list: '/pricing-admin/Rehearsal', save: '/pricing-admin/Rehearsal' },
    ...{ field: 'energyPercent', name: 'name' },
  },
  {
    ...{ kind: 'catalogueProduct', list: '/product/Catalogue', save: '/product/Catalogue' },
    ...{ field: 'productDescription', name: 'productId' },
  },
  {
    ...{ kind: 'boardGrade', list: '/config/BoardGrade/Maintenance', save: '/config/BoardGrade' },
    ...{ field: 'description', name: 'code' },
  },
  {
    ...{ kind: 'boardGradeVariant', list: '/config/BoardGrade/Maintenance' },
    ...{ save: '/config/BoardGrade/Variant', field: 'minLinealMeter', name: 'code' },
  },
  built('workflowStep', 'Steps', 'name', 'code'),
  built('workflowAction', 'Actions', 'name', 'code'),
  built('workflowStepWorkgroup', 'StepWorkGroups', 'businessUnit', 'businessUnit'),
  built('workflowOption', 'Options', 'name', 'code'),
  built('workflowTemplateCategory', 'TemplateCategories', 'description', 'description'),
  built('workflowNotification', 'Notifications', 'description', 'description'),
  {
    ...{ kind: 'workflowField', list: fields, save: fields, field: 'label', name: 'fieldName' },
    isBuilt: true,
  },
  {
    ...{ kind: 'messageTemplate', list: '/Template/All', save: '/Template', field: 'name', name: 'code' },
    ...{ isBuilt: true, fresh: { isActive: false } },
  },
  {
    ...{
      kind: 'quoteText',
      list: '/report/QuoteText',
      save: '/report/QuoteText',
      field: 'title',
      name: 'code',
    },
    isBuilt: true,
  },
  {
    ...{ kind: 'messageOption', list: '/Option/All', save: '/Option', field: 'name', name: 'code' },
    isBuilt: true,
  },
]

/** What an administrator does with any kind of master, on a server. */
export function masterSteps(server: TestApp, login = 'sysadmin') {
  const admin = () => server.as(login)

  async function rows({ kind, list }: KeptMaster): Promise<MasterRow[]> {
    if (kind === 'workCentre') return (await admin().get(list)).body.workCentres
    const { body } = await admin().get(list, { filter: { state: 'all' } })
    if (kind !== 'boardGradeVariant') return body
    return body.flatMap((grade: { id: number; plantBoardGradeVariants: MasterRow[] }) =>
      grade.plantBoardGradeVariants.map(variant => ({
        ...variant,
        boardGradeId: grade.id,
        isActive: variant.isWorkflow,
      })),
    )
  }

  const rowOf = async (master: KeptMaster, id: number | string): Promise<MasterRow | undefined> =>
    (await rows(master)).find(row => row.id === id)

  const save = ({ kind, save: path }: KeptMaster, row: Record<string, unknown>): Promise<Answer> =>
    kind === 'workCentre' ? admin().put(`${path}/${row.id}`, row) : admin().post(path, row)

  const deactivate = (master: KeptMaster, row: MasterRow): Promise<Answer> =>
    save(master, { ...row, isActive: false, ...('isWorkflow' in row ? { isWorkflow: false } : {}) })

  const remove = ({ kind }: KeptMaster, id: number | string): Promise<Answer> =>
    admin().delete(`/config/Master/${kind}/${encodeURIComponent(id)}`)

  const log = async ({ kind }: KeptMaster, id: number | string) =>
    (await admin().get(`/config/Master/${kind}/${encodeURIComponent(id)}/Log`)).body

  return { rows, rowOf, save, deactivate, remove, log }
}

/** Another value of the field, told apart by a number. */
export const changed = ({ field }: KeptMaster, row: MasterRow, number: number): MasterRow => ({
  ...row,
  [field]:
    typeof row[field] === 'number'
      ? row[field] + number
      : field === 'businessUnit'
        ? ['CCP', 'BOARD', 'GLAMA'][number]
        : `${row[field]} ${number}`,
})

/** A new one beside `row` with a name of its own. */
export function freshOf({ name, fresh, isBuilt }: KeptMaster, row: MasterRow): Record<string, unknown> {
  const { id: _, version: __, ...rest } = row
  const start = isBuilt === true ? {} : { id: 0, version: 0 }
  const own = name === 'businessUnit' ? 'CCP' : name === 'fieldName' ? 'freshField' : 'FRESH1'
  return { ...rest, ...start, ...fresh, ...(name === undefined ? {} : { [name]: own }) }
}
