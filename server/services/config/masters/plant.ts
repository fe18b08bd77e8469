import { and, asc, eq, ilike, inArray, like, or, sql } from 'drizzle-orm'
import type { PlantDetail, PlantInput, PlantMaster } from '#contract/plants'
import type { Database } from '../../../database/database.ts'
import { containing } from '../../../database/page.ts'
import {
  boardGradeVariants,
  customerProfiles,
  inks,
  lookups,
  plantBusinessUnits,
  plantCostCentres,
  plantInks,
  plants,
  quoteItems,
  toolingOrders,
  users,
  vendorPlants,
  vendors,
  workCentres,
  workflowStepWorkgroups,
} from '../../../database/schema/index.ts'
import { notFound } from '../../../problem/problem.ts'
import { itemsUsing } from '../../masters/itemsUsing.ts'
import { idKey, type Master, someNames } from '../../masters/master.ts'
import { createMasterList, inState, linked, linkedCount } from '../../masters/masterList.ts'
import { insertedId, storedId } from '../../masters/storedId.ts'
import { workgroupNameOf } from '../../quoteItem/workflowNames.ts'
import { workCentresWhere } from './workCentre.ts'

interface PlantFilter {
  readonly q?: string | undefined
  readonly state?: 'active' | 'inactive' | 'all' | undefined
  readonly stateCode?: string | undefined
  readonly businessUnit?: string | undefined
}

/** Plants with their business units and cost centres, their inks and work centres counted. */
export const plantList = createMasterList<PlantMaster, PlantFilter>({
  name: 'plants',
  table: plants,
  key: plants.id,
  fields: {
    id: plants.id,
    code: plants.code,
    description: plants.description,
    drawingPrefix: plants.drawingPrefix,
    abn: plants.abn,
    address: plants.address,
    city: plants.city,
    postCode: plants.postCode,
    phone: plants.phone,
    state: plants.state,
    businessUnit: plants.businessUnit,
    costCentreCode: plants.costCentreCode,
    isActive: plants.isActive,
    version: plants.version,
    businessUnits: linked(
      plantBusinessUnits.businessUnit,
      plantBusinessUnits,
      eq(plantBusinessUnits.plantCode, plants.code),
    ),
    costCentres: sql<PlantMaster['costCentres']>`(
      select coalesce(json_agg(json_build_object('code', code, 'description', description) order by code), '[]')
      from ${plantCostCentres} where ${eq(plantCostCentres.plantCode, plants.code)})`,
    inks: linkedCount(plantInks, eq(plantInks.plantCode, plants.code)),
    workCentres: linkedCount(workCentres, eq(workCentres.plantCode, plants.code)),
  },
  sorts: {
    code: plants.code,
    description: plants.description,
    state: plants.state,
    businessUnit: plants.businessUnit,
    costCentreCode: plants.costCentreCode,
    drawingPrefix: plants.drawingPrefix,
    city: plants.city,
    isActive: plants.isActive,
  },
  otherwise: [asc(plants.code)],
  where: ({ q, state, stateCode, businessUnit }) =>
    and(
      inState(plants.isActive, state),
      stateCode === undefined ? undefined : eq(plants.state, stateCode),
      businessUnit === undefined ? undefined : eq(plants.businessUnit, businessUnit),
      q
        ? or(
            ilike(plants.code, containing(q)),
            ilike(plants.description, containing(q)),
            ilike(plants.city, containing(q)),
            like(plants.abn, containing(q.replace(/\s/g, ''))),
          )
        : undefined,
    ),
})

/** A plant by code with its inks and its work centres with their attributes. */
export async function plantDetail(db: Database, code: string): Promise<PlantDetail> {
  const [plant] = await plantList.rows(db, eq(plants.code, code))
  if (plant === undefined) throw notFound(`Plant ${code}`)
  const kept = await db
    .select({ id: inks.id, code: inks.code, name: inks.name, colour: inks.colour })
    .from(plantInks)
    .innerJoin(inks, eq(inks.id, plantInks.inkId))
    .where(eq(plantInks.plantCode, code))
    .orderBy(asc(inks.code))
  return { ...plant, inks: kept, workCentres: await workCentresWhere(db, eq(workCentres.plantCode, code)) }
}

const own = (input: PlantInput) => ({
  code: input.code,
  description: input.description,
  drawingPrefix: input.drawingPrefix,
  abn: input.abn,
  address: input.address,
  city: input.city,
  postCode: input.postCode,
  phone: input.phone,
  state: input.state,
  businessUnit: input.businessUnit,
  costCentreCode: input.costCentreCode,
  isActive: input.isActive,
})

async function writeLinks(tx: Database, { code, businessUnits, costCentres }: PlantInput): Promise<void> {
  await tx.delete(plantBusinessUnits).where(eq(plantBusinessUnits.plantCode, code))
  await tx.delete(plantCostCentres).where(eq(plantCostCentres.plantCode, code))
  const units = [...new Set(businessUnits)].map(businessUnit => ({ plantCode: code, businessUnit }))
  if (units.length > 0) await tx.insert(plantBusinessUnits).values(units)
  const centres = costCentres.map(centre => ({ plantCode: code, ...centre }))
  if (centres.length > 0) await tx.insert(plantCostCentres).values(centres)
}

/** Plants. */
export const plantMaster: Master<number, PlantInput> = {
  kind: 'plant',
  one: 'plant',
  nameField: 'code',
  fixedFields: ['code'],
  keyOf: idKey,
  read: plantList.read,
  find: (tx, { code }) => storedId(tx, plants, eq(plants.code, code)),
  insert: async (tx, input) => {
    const id = await insertedId(tx, plants, own(input))
    await writeLinks(tx, input)
    return id
  },
  update: async (tx, id, input, version) => {
    await tx
      .update(plants)
      .set({ ...own(input), version })
      .where(eq(plants.id, id))
    await writeLinks(tx, input)
  },
  remove: async (tx, id) => {
    const plant = await plantList.read(tx, id)
    if (plant === null) return
    await tx.delete(plantBusinessUnits).where(eq(plantBusinessUnits.plantCode, plant.code))
    await tx.delete(plantCostCentres).where(eq(plantCostCentres.plantCode, plant.code))
    await tx.delete(plants).where(eq(plants.id, id))
  },
  usedBy: async (tx, id) => {
    const plant = await plantList.read(tx, id)
    if (plant === null) return []
    const { code } = plant
    const people = await tx.select({ name: users.name }).from(users).where(eq(users.defaultPlant, code))
    const machines = await tx
      .select({ name: workCentres.code })
      .from(workCentres)
      .where(eq(workCentres.plantCode, code))
    const variants = await tx
      .select({ name: boardGradeVariants.code })
      .from(boardGradeVariants)
      .where(eq(boardGradeVariants.plantCode, code))
    const profiles = await tx
      .select({ name: customerProfiles.customerCode })
      .from(customerProfiles)
      .where(like(customerProfiles.plantCode, `${code}-%`))
    const kept = await tx
      .select({ name: inks.code })
      .from(plantInks)
      .innerJoin(inks, eq(inks.id, plantInks.inkId))
      .where(eq(plantInks.plantCode, code))
    const owners = await tx
      .selectDistinct({ name: workgroupNameOf(workflowStepWorkgroups.workgroupCode) })
      .from(workflowStepWorkgroups)
      .where(eq(workflowStepWorkgroups.plantCode, code))
    const served = await tx
      .select({ name: vendors.name })
      .from(vendorPlants)
      .innerJoin(vendors, eq(vendors.id, vendorPlants.vendorId))
      .where(eq(vendorPlants.plantCode, code))
    const orders = await tx
      .select({ name: sql<string>`${toolingOrders.id}::text` })
      .from(toolingOrders)
      .where(like(toolingOrders.costCentre, `${code}-%`))
    const named = (what: string, rows: readonly { name: string }[]) =>
      rows.length === 0 ? [] : [`${what} ${someNames(rows.map(row => row.name))}`]
    return [
      ...named('users', people),
      ...named('work centres', machines),
      ...named('board grade variants', variants),
      ...named('customers', profiles),
      ...named('inks', kept),
      ...named('workflow owners', owners),
      ...named('vendors', served),
      ...named('tooling orders', orders),
      ...(await itemsUsing(tx, or(eq(quoteItems.plant, code), like(quoteItems.plant, `${code}-%`)))),
    ]
  },
  check: async (tx, input) => {
    const known = await tx
      .select({ kind: lookups.kind, code: lookups.code })
      .from(lookups)
      .where(inArray(lookups.kind, ['state', 'businessUnit']))
    const isKnown = (kind: string, code: string) => known.some(row => row.kind === kind && row.code === code)
    const codes = input.costCentres.map(({ code }) => code)
    const unknownUnits = input.businessUnits.filter(code => !isKnown('businessUnit', code))
    return [
      ...(isKnown('state', input.state)
        ? []
        : [{ path: 'state', message: `There is no state ${input.state}.` }]),
      ...(isKnown('businessUnit', input.businessUnit)
        ? []
        : [{ path: 'businessUnit', message: `There is no business unit ${input.businessUnit}.` }]),
      ...(unknownUnits.length === 0
        ? []
        : [{ path: 'businessUnits', message: `There is no ${unknownUnits.join(', ')}.` }]),
      ...(new Set(codes).size === codes.length
        ? []
        : [{ path: 'costCentres', message: 'A cost centre stands there twice.' }]),
    ]
  },
}
