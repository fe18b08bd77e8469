import type { Database } from '../database/database.ts'
import {
  boardGrades,
  boardGradeVariants,
  catalogueProducts,
  customerContacts,
  customerPriceTerms,
  customerProfiles,
  customers,
  deliveryAddresses,
  inkGroups,
  inks,
  lookups,
  marginFloors,
  ownStyles,
  plantBusinessUnits,
  plantCostCentres,
  plantInks,
  plants,
  rehearsals,
  truckTypes,
  users,
  vslCodes,
} from '../database/schema/index.ts'
import type { FileStore } from '../integrations/files/fileStore.ts'
import { inDatabase } from '../integrations/files/inDatabase.ts'
import { createMasters } from '../services/engine/masters.ts'
import { learnTraits } from '../services/similar/learnTraits.ts'
import { moreContacts } from './contacts.ts'
import { customerRows } from './customers.ts'
import { createDesigner } from './designOf.ts'
import { loadEngineMasters } from './engine.ts'
import { inkGroupRows, inkRows, plantInkGroups } from './inks.ts'
import { loadCustomerFacts } from './loadCustomerFacts.ts'
import { loadFiles } from './loadFiles.ts'
import { loadOrders } from './loadOrders.ts'
import { loadPastQuotes } from './loadPastQuotes.ts'
import { loadPeople } from './loadPeople.ts'
import { loadQuotes } from './loadQuotes.ts'
import { loadRepeats } from './loadRepeats.ts'
import { loadSamples } from './loadSamples.ts'
import type { Makers } from './makers.ts'
import { marginFloorRows } from './marginFloors.ts'
import { loadMessages } from './messages.ts'
import { createPalletsOf } from './palletsOf.ts'
import { palletsOfCustomer } from './palletsOfCustomer.ts'
import { createPricer } from './pricerOf.ts'
import { priceTermRows } from './priceTerms.ts'
import { catalogueRows } from './products/catalogue.ts'
import { loadProducts } from './products/loadProducts.ts'
import { loadQuoteTexts } from './quoteTexts.ts'
import {
  gradeRows,
  lookupRows,
  ownStyleRows,
  plantBusinessUnitRows,
  plantCostCentreRows,
  plantRows,
  truckTypeRows,
  variantRows,
  vslRows,
} from './reference.ts'
import { rehearsalRows } from './rehearsals.ts'
import { tradingSince } from './tradingSince.ts'
import { storeDefinition } from './workflow.ts'

async function loadReference(db: Database): Promise<void> {
  await db.insert(lookups).values(lookupRows)
  await db.insert(truckTypes).values(truckTypeRows)
  await db.insert(ownStyles).values(ownStyleRows)
  await db.insert(marginFloors).values(marginFloorRows)
  await db.insert(rehearsals).values(rehearsalRows)
  await db.insert(plants).values(plantRows)
  await db.insert(plantBusinessUnits).values(plantBusinessUnitRows)
  await db.insert(plantCostCentres).values(plantCostCentreRows)
  await db.insert(vslCodes).values(vslRows)
  const grades = await db
    .insert(boardGrades)
    .values([...gradeRows])
    .returning({ id: boardGrades.id, code: boardGrades.code })
  const ids = new Map(grades.map(grade => [grade.code, grade.id]))
  await db.insert(boardGradeVariants).values(
    variantRows.map(({ gradeCode, ...variant }) => {
      const boardGradeId = ids.get(gradeCode)
      if (boardGradeId === undefined) throw new Error(`There is no board grade ${gradeCode}.`)
      return { ...variant, boardGradeId }
    }),
  )
}

async function loadInks(db: Database): Promise<void> {
  const groups = await db
    .insert(inkGroups)
    .values(inkGroupRows)
    .returning({ id: inkGroups.id, code: inkGroups.code })
  const idOf = new Map(groups.map(group => [group.code, group.id]))
  const stored = await db
    .insert(inks)
    .values(inkRows.map(({ groupCode, ...ink }) => ({ ...ink, groupId: idOf.get(groupCode) ?? 0 })))
    .returning({ id: inks.id, code: inks.code })
  const groupOf = new Map(inkRows.map(ink => [ink.code, ink.groupCode]))
  await db
    .insert(plantInks)
    .values(
      Object.entries(plantInkGroups).flatMap(([plantCode, kept]) =>
        stored
          .filter(ink => kept.includes(groupOf.get(ink.code) ?? ''))
          .map(ink => ({ plantCode, inkId: ink.id })),
      ),
    )
}

const mailOf = ({ customerName }: { readonly customerName: string }) =>
  `orders@${customerName.toLowerCase().replace(/[^a-z]+/g, '')}.example`

async function loadCustomers(db: Database, today: string): Promise<void> {
  await db.insert(customers).values(
    customerRows.map(row => {
      const { plant: _, addresses: __, ...customer } = row
      return {
        ...customer,
        tradingSince: tradingSince(row, today),
        otherRef: `LGX-${customer.customerCode}`,
        email: mailOf(row),
      }
    }),
  )
  await db.insert(deliveryAddresses).values(
    customerRows.flatMap(({ customerCode, country, addresses }) =>
      addresses.map(([deliveryAddress, deliverySuburb, deliveryPostCode, stateCode], index) => ({
        customerCode,
        deliveryAddress,
        deliverySuburb,
        deliveryPostCode,
        stateCode,
        country,
        isDefault: index === 0,
      })),
    ),
  )
  await db.insert(customerProfiles).values(
    customerRows.map(({ customerCode, plant, industryCode }) => ({
      ...palletsOfCustomer(industryCode),
      customerCode,
      plantCode: plant,
      costCentreCode: plant.split('-')[1] ?? '',
      allowByPassPricing: false,
    })),
  )
  await db.insert(customerPriceTerms).values(priceTermRows)
  await db.insert(customerContacts).values(
    customerRows.map(({ customerCode, contactName: name, phone, ...row }) => ({
      ...{ customerCode, name, phone, email: mailOf(row), role: 'Purchasing', getsLetters: true },
    })),
  )
  await db.insert(customerContacts).values([...moreContacts])
}

/**
 * Loads the demonstration company into an empty database: two plants, nine workgroups, a person for every role,
 * twelve customers, eight board grades, sixty quotes and one that repeats an order, a year of earlier ones, orders at three vendors, sample requests, and the engines' master data. Answers false, and changes nothing, when anybody is there already. `files`: what keeps its files; left out: the database.
 */
export async function loadDemonstration(db: Database, today: string, files?: FileStore): Promise<boolean> {
  return db.transaction(async tx => {
    const known = await tx.select({ id: users.id }).from(users).limit(1)
    if (known.length > 0) return false
    await loadPeople(tx)
    await loadReference(tx)
    await loadInks(tx)
    await loadEngineMasters(tx)
    await loadCustomers(tx, today)
    await loadCustomerFacts(tx, today)
    await loadMessages(tx)
    await loadQuoteTexts(tx)
    const templateId = await storeDefinition(tx)
    const masters = await createMasters(tx).all()
    const makers: Makers = {
      palletsOf: createPalletsOf(masters),
      designer: createDesigner(masters),
      pricer: createPricer(masters),
    }
    await loadPastQuotes(tx, makers, templateId, today)
    await loadProducts(tx, masters, today)
    await learnTraits(tx)
    await tx.insert(catalogueProducts).values([...catalogueRows])
    await loadQuotes(tx, makers, templateId, today)
    await loadOrders(tx, today)
    await loadSamples(tx, today)
    await loadFiles(tx, files ?? inDatabase(tx))
    await loadRepeats(tx, today)
    return true
  })
}
