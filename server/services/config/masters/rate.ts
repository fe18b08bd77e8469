import { and, asc, eq, sql } from 'drizzle-orm'
import type { RateInput, RateMaster } from '#contract/rates'
import { rateKeyOf, rateKeys } from '#domain/estimating'
import { engineRates } from '../../../database/schema/index.ts'
import { idKey, type Master } from '../../masters/master.ts'
import { createMasterList, inState } from '../../masters/masterList.ts'
import { insertedId, storedId } from '../../masters/storedId.ts'
import { unknownPlant } from './unknownPlant.ts'

interface RateFilter {
  readonly q?: string | undefined
  readonly state?: 'active' | 'inactive' | 'all' | undefined
  readonly plantCode?: string | undefined
}

const { plantCode, value, isActive, version } = engineRates
const rate = sql<string>`(${engineRates.group} || '.' || ${engineRates.name})`

/** Only what administrators enter: of the other numbers of the engines no page says what they do. */
const among = (codes: readonly string[]) => sql`${rate} = any(${sql.param([...codes])}::text[])`

/** The rates whose words have `q` in them. */
const codesOf = (q: string): string[] =>
  rateKeys
    .filter(({ code, label }) => `${label} ${code}`.toLowerCase().includes(q.toLowerCase()))
    .map(({ code }) => code)

export const rateList = createMasterList<RateMaster, RateFilter>({
  name: 'engine_rates',
  table: engineRates,
  key: engineRates.id,
  fields: { id: engineRates.id, plantCode, rate, value, isActive, version },
  sorts: { rate, plantCode, value, isActive },
  otherwise: [asc(rate), asc(plantCode)],
  where: ({ q, state, plantCode: plant }) =>
    and(
      inState(isActive, state),
      among(codesOf(q ?? '')),
      plant === undefined || plant === '' ? undefined : eq(plantCode, plant),
    ),
})

/** As it is stored: the group of a rate is its code up to the last dot. */
function valuesOf(input: RateInput) {
  const dot = input.rate.lastIndexOf('.')
  const { label, unit } = rateKeyOf(input.rate) ?? { label: '', unit: '' }
  return {
    plantCode: input.plantCode,
    group: input.rate.slice(0, dot),
    name: input.rate.slice(dot + 1),
    value: input.value,
    isActive: input.isActive,
    ...{ unit, description: label },
  }
}

/** The rates that costs are made of, for every plant and for single ones. One that goes is as one that nobody has entered. */
export const rateMaster: Master<number, RateInput> = {
  kind: 'rate',
  one: 'rate',
  nameField: 'rate',
  fixedFields: ['plantCode', 'rate'],
  keyOf: idKey,
  read: rateList.read,
  find: (tx, input) => storedId(tx, engineRates, and(among([input.rate]), eq(plantCode, input.plantCode))),
  insert: (tx, input) => insertedId(tx, engineRates, valuesOf(input)),
  update: async (tx, id, { value, isActive }, next) => {
    await tx.update(engineRates).set({ value, isActive, version: next }).where(eq(engineRates.id, id))
  },
  remove: async (tx, id) => {
    await tx.delete(engineRates).where(eq(engineRates.id, id))
  },
  usedBy: async () => [],
  check: (tx, input) => unknownPlant(tx, input.plantCode),
}
