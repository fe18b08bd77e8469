import type { CodesField, FilterField, FilterOperator, SwitchField } from './filterField.ts'

/** What a person narrows a worklist by. */
export interface FilterValues {
  readonly q: string
  /** Value of each switch by its source; '' is the first choice. */
  readonly switches: Readonly<Record<string, string>>
  /** Codes chosen by the source of their field. */
  readonly codes: Readonly<Record<string, readonly string[]>>
  readonly operators: Readonly<Record<string, FilterOperator>>
}

const listOf = (stored: unknown): readonly string[] | undefined =>
  Array.isArray(stored) ? stored.filter(code => typeof code === 'string') : undefined

/** The codes kept for a field; what is stored may be older than the product, or someone else's. */
export const readCodes = (field: CodesField, stored: unknown): readonly string[] =>
  listOf(stored) ?? field.initial ?? []

/** The operators kept: `isNot` where that was chosen, and `is` everywhere else. */
export function readOperators(stored: unknown): Record<string, FilterOperator> {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored)
      .filter(([, operator]) => operator === 'isNot')
      .map(([source]) => [source, 'isNot']),
  )
}

export const isCodes = (field: FilterField): field is CodesField => field.kind === 'codes'
export const isSwitch = (field: FilterField): field is SwitchField => field.kind === 'switch'

/**
 * What narrows a worklist by its address and by the person's settings: the operators, and under the `storeKey` of each field the
 * codes.
 */
export const filterValuesAt = (
  address: URLSearchParams,
  fields: readonly FilterField[],
  operators: unknown,
  stored: (storeKey: string) => unknown,
): FilterValues => ({
  q: address.get('q') ?? '',
  switches: Object.fromEntries(
    fields.filter(isSwitch).map(({ source, address: name }) => [source, address.get(name) ?? '']),
  ),
  codes: Object.fromEntries(
    fields.filter(isCodes).map(field => [field.source, readCodes(field, stored(field.storeKey))]),
  ),
  operators: readOperators(operators),
})

/** The page that the address of a list names; 1 where it names none. */
export function pageNumberAt(address: URLSearchParams): number {
  const page = Number(address.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** The call's `filter` for what is chosen; what narrows nothing is left out. */
export function askedFilter(fields: readonly FilterField[], values: FilterValues): Record<string, unknown> {
  const asked: Record<string, unknown> = values.q === '' ? {} : { q: values.q }
  const operators: Record<string, FilterOperator> = {}
  for (const field of fields) {
    if (field.kind === 'switch') {
      const value = values.switches[field.source] ?? ''
      const chosen = field.choices.find(choice => choice.value === value) ?? field.choices[0]
      if (chosen?.asked !== undefined) asked[field.source] = chosen.asked
    } else {
      const codes = values.codes[field.source] ?? []
      if (codes.length === 0) continue
      asked[field.source] = codes
      if (values.operators[field.source] === 'isNot') operators[field.source] = 'isNot'
    }
  }
  return Object.keys(operators).length === 0 ? asked : { ...asked, operators }
}

const isNarrowing = (field: FilterField, { switches, codes }: FilterValues): boolean =>
  field.kind === 'codes'
    ? (codes[field.source] ?? []).length > 0
    : field.isMenu === true && (switches[field.source] ?? '') !== ''

/** Whether the search or a filter narrows the list; a switch in sight only says which half of it is shown. */
export const isNarrowed = (fields: readonly FilterField[], values: FilterValues): boolean =>
  values.q !== '' || fields.some(field => isNarrowing(field, values))

/** What is chosen without search and filters; the half of the list shown stays. */
export const withoutNarrowing = (
  fields: readonly FilterField[],
  { switches }: FilterValues,
): FilterValues => ({
  q: '',
  switches: Object.fromEntries(
    fields
      .filter(field => field.kind === 'switch' && field.isMenu !== true)
      .map(({ source }) => [source, switches[source] ?? '']),
  ),
  codes: {},
  operators: {},
})
