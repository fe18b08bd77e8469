import type { SimilarCriteria } from '#contract/lgx'
import { parseNumber } from '#domain/formats'
import { text } from '#domain/messages'

/** The criteria as they are typed. */
export type TypedCriteria = Readonly<Record<keyof SimilarCriteria, string>>

const numbers = [
  'length',
  'lengthVariance',
  'width',
  'widthVariance',
  'depth',
  'depthVariance',
  'sheetSqm',
  'cartonSqm',
  'colorNo',
  'passNo',
] as const
const codes = ['plantCode', 'boardGrade', 'cartonStyle', 'forme', 'deliveryRegion', 'costCentreCode'] as const

const most = 100_000

/** The criteria as they stand in the fields. */
export function typedOf(criteria: SimilarCriteria): TypedCriteria {
  const { customerCodes, preprint, ...rest } = criteria
  const plain = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [
      name,
      typeof value === 'number' ? String(Math.round(value * 10_000) / 10_000) : (value ?? ''),
    ]),
  ) as Omit<TypedCriteria, 'customerCodes' | 'preprint'>
  return {
    ...plain,
    customerCodes: customerCodes.join(', '),
    preprint: preprint === null ? '' : preprint ? 'yes' : 'no',
  }
}

type Errors = Readonly<Partial<Record<keyof SimilarCriteria, string>>>

/** What was typed, read; `errors` by field where it can't be. */
export function readCriteria(typed: TypedCriteria): {
  readonly criteria: SimilarCriteria
  readonly errors: Errors
} {
  const errors: Partial<Record<keyof SimilarCriteria, string>> = {}
  const read = (name: (typeof numbers)[number]): number | null => {
    const value = parseNumber(typed[name])
    if (value === null) return null
    if (Number.isNaN(value)) errors[name] = text('formNumeric')
    else if (value < 0) errors[name] = text('formMin', { min: 0 })
    else if (value > most) errors[name] = text('formMax', { max: most })
    return Number.isNaN(value) ? null : value
  }
  const criteria = {
    ...Object.fromEntries(numbers.map(name => [name, read(name)])),
    ...Object.fromEntries(codes.map(name => [name, typed[name].trim() || null])),
    customerCodes: typed.customerCodes.split(/[\s,;]+/).filter(code => code !== ''),
    preprint: typed.preprint === '' ? null : typed.preprint === 'yes',
  } as unknown as SimilarCriteria
  return { criteria, errors }
}
