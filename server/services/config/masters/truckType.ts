import { and, asc, eq, sql } from 'drizzle-orm'
import type { TruckTypeInput, TruckTypeMaster } from '#contract/trucks'
import { usualTruck } from '#domain/quoteItem'
import { quoteItemSections, quoteItems, quotes, truckTypes } from '../../../database/schema/index.ts'
import { itemsUsing } from '../../masters/itemsUsing.ts'
import { idKey, type Master, someNames } from '../../masters/master.ts'
import { containingIn, createMasterList, inState } from '../../masters/masterList.ts'
import { insertedId, storedId } from '../../masters/storedId.ts'

interface TruckTypeFilter {
  readonly q?: string | undefined
  readonly state?: 'active' | 'inactive' | 'all' | undefined
}

const { code, name, length, width, height, payloadKg, isActive, version } = truckTypes

export const truckTypeList = createMasterList<TruckTypeMaster, TruckTypeFilter>({
  name: 'truck_types',
  table: truckTypes,
  key: truckTypes.id,
  fields: { id: truckTypes.id, code, name, length, width, height, payloadKg, isActive, version },
  sorts: { code, name, length, width, height, payloadKg, isActive },
  otherwise: [asc(truckTypes.id)],
  where: ({ q, state }) => and(inState(isActive, state), containingIn(q, code, name)),
})

const valuesOf = ({ code, name, length, width, height, payloadKg, isActive }: TruckTypeInput) => ({
  ...{ code, name, length, width, height, payloadKg, isActive },
})

/** Truck types. The one that goods go with unless another is named stays. */
export const truckTypeMaster: Master<number, TruckTypeInput> = {
  kind: 'truckType',
  one: 'truck type',
  nameField: 'code',
  fixedFields: ['code'],
  keyOf: idKey,
  read: truckTypeList.read,
  find: (tx, input) => storedId(tx, truckTypes, eq(code, input.code)),
  insert: (tx, input) => insertedId(tx, truckTypes, valuesOf(input)),
  update: async (tx, id, input, version) => {
    await tx
      .update(truckTypes)
      .set({ ...valuesOf(input), version })
      .where(eq(truckTypes.id, id))
  },
  remove: async (tx, id) => {
    await tx.delete(truckTypes).where(eq(truckTypes.id, id))
  },
  usedBy: async (tx, _, truck) => {
    const ofQuotes = await tx
      .select({ id: quotes.id })
      .from(quotes)
      .where(eq(quotes.truckType, truck.code))
      .orderBy(asc(quotes.id))
    const ofItem = sql`exists (select from ${quoteItemSections} where ${and(
      eq(quoteItemSections.quoteItemId, quoteItems.id),
      eq(quoteItemSections.section, 'delivery'),
      sql`${quoteItemSections.data}::jsonb ->> 'truckType' = ${truck.code}`,
    )})`
    return [
      ...(truck.code === usualTruck ? ['every item that names no truck'] : []),
      ...(ofQuotes.length === 0 ? [] : [`quotes ${someNames(ofQuotes.map(row => String(row.id)))}`]),
      ...(await itemsUsing(tx, ofItem)),
    ]
  },
}
