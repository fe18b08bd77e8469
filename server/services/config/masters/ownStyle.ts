import { and, asc, eq, sql } from 'drizzle-orm'
import type { OwnStyleInput, OwnStyleMaster } from '#contract/ownStyles'
import { ownStyles, quoteItemSections, quoteItems } from '../../../database/schema/index.ts'
import { itemsUsing } from '../../masters/itemsUsing.ts'
import { idKey, type Master } from '../../masters/master.ts'
import { containingIn, createMasterList, inState } from '../../masters/masterList.ts'
import { insertedId, storedId } from '../../masters/storedId.ts'

interface OwnStyleFilter {
  readonly q?: string | undefined
  readonly state?: 'active' | 'inactive' | 'all' | undefined
}

const { code, name, family, group, isGlued, geometry, isActive, version } = ownStyles

export const ownStyleList = createMasterList<OwnStyleMaster, OwnStyleFilter>({
  name: 'own_styles',
  table: ownStyles,
  key: ownStyles.id,
  fields: { id: ownStyles.id, code, name, family, group, isGlued, geometry, isActive, version },
  sorts: { code, name, family, group, isGlued, isActive },
  otherwise: [asc(ownStyles.id)],
  where: ({ q, state }) => and(inState(isActive, state), containingIn(q, code, name)),
})

const valuesOf = ({ code, name, family, group, isGlued, geometry, isActive }: OwnStyleInput) => ({
  ...{ code, name, family, group, isGlued, geometry, isActive },
})

/** The company's own styles. What an item is made in stays. */
export const ownStyleMaster: Master<number, OwnStyleInput> = {
  kind: 'ownStyle',
  one: 'style',
  nameField: 'code',
  fixedFields: ['code'],
  keyOf: idKey,
  read: ownStyleList.read,
  find: (tx, input) => storedId(tx, ownStyles, eq(code, input.code)),
  insert: (tx, input) => insertedId(tx, ownStyles, valuesOf(input)),
  update: async (tx, id, input, version) => {
    await tx
      .update(ownStyles)
      .set({ ...valuesOf(input), version })
      .where(eq(ownStyles.id, id))
  },
  remove: async (tx, id) => {
    await tx.delete(ownStyles).where(eq(ownStyles.id, id))
  },
  usedBy: (tx, _, style) =>
    itemsUsing(
      tx,
      sql`exists (select from ${quoteItemSections} where ${and(
        eq(quoteItemSections.quoteItemId, quoteItems.id),
        eq(quoteItemSections.section, 'product'),
        sql`${quoteItemSections.data}::jsonb ->> 'styleVariant' = ${style.code}`,
      )})`,
    ),
}
