import { and, count, eq } from 'drizzle-orm'
import { ListedProduct } from '#contract/customer/productListInput'
import type { MasterUpload, MasterUploadOutcome } from '#contract/masters'
import { plantAlone } from '#domain/boardGrades'
import { styles } from '#domain/boxGeometry'
import { text } from '#domain/messages'
import { uploadFields } from '#domain/uploads'
import { logChanges, logEvent } from '../../../database/changeLog.ts'
import type { Database } from '../../../database/database.ts'
import {
  boardGrades,
  customerProfiles,
  existingProducts,
  ownStyles,
  plants,
} from '../../../database/schema/index.ts'
import { activeCode } from '../../../integrations/lgx/keepProduct.ts'
import type { Person } from '../../../person/person.ts'
import { type FieldError, Problem } from '../../../problem/problem.ts'
import { uploadLines } from '../../masters/uploadLines.ts'
import { customerToChange } from './customerToChange.ts'

type Product = typeof existingProducts.$inferSelect

const empty: ListedProduct = {
  ...{ productCode: '', description: '', plantCode: '', fefcoCode: '', boardGradeCode: '' },
  ...{ length: 0, width: 0, depth: 0, printProcess: '', numberOfColors: 0, palletQty: 0 },
}

const fieldsOf = (product: Product): ListedProduct =>
  Object.fromEntries(
    Object.keys(empty).map(field => [field, product[field as keyof ListedProduct]]),
  ) as unknown as ListedProduct

async function plantOf(tx: Database, customerCode: string): Promise<string> {
  const [profile] = await tx
    .select({ plantCode: customerProfiles.plantCode })
    .from(customerProfiles)
    .where(eq(customerProfiles.customerCode, customerCode))
  return plantAlone(profile?.plantCode ?? '')
}

async function isStyle(tx: Database, code: string): Promise<boolean> {
  if (styles.some(style => style.code === code)) return true
  const isOwn = and(eq(ownStyles.code, code), eq(ownStyles.isActive, true))
  return (await tx.$count(ownStyles, isOwn)) > 0
}

/** What is wrong with a line beyond its schema. */
async function findingsOf(
  tx: Database,
  { plantCode, fefcoCode, boardGradeCode }: ListedProduct,
  before: Product | null,
): Promise<FieldError[]> {
  const isPlant = and(eq(plants.code, plantCode), eq(plants.isActive, true))
  const isGrade = and(eq(boardGrades.code, boardGradeCode), eq(boardGrades.isActive, true))
  const wrong: string[] = []
  if (before === null && (await tx.$count(plants, isPlant)) === 0) wrong.push('plantCode')
  if (fefcoCode !== '' && !(await isStyle(tx, fefcoCode))) wrong.push('fefcoCode')
  if (boardGradeCode !== '' && (await tx.$count(boardGrades, isGrade)) === 0) wrong.push('boardGradeCode')
  const fixed = before !== null && before.plantCode !== plantCode
  return [
    ...wrong.map(path => ({ path, message: text('formOneOf') })),
    ...(fixed ? [{ path: 'plantCode', message: 'cannot change once it is saved' }] : []),
  ]
}

const thingOf = ({ plantCode, productId }: Pick<Product, 'plantCode' | 'productId'>) => ({
  ...{ what: 'product', key: `${plantCode}/${productId}`, quoteId: null },
})

/** The ids of listed products are counted up while the customer is locked. */
async function insert(tx: Database, person: Person, customerCode: string, input: ListedProduct) {
  const [known] = await tx
    .select({ number: count() })
    .from(existingProducts)
    .where(eq(existingProducts.customerCode, customerCode))
  const productId = `L-${customerCode}-${(known?.number ?? 0) + 1}`
  await tx.insert(existingProducts).values({ ...input, productId, customerCode, productGroup: 'CORRUGATED' })
  await logEvent(tx, person.login, thingOf({ ...input, productId }), 'created', input.productCode)
}

async function update(tx: Database, person: Person, input: ListedProduct, before: Product) {
  // Its sections say how it is made, and would say something else than its row.
  if (before.item !== null || before.sections.product !== undefined)
    throw new Problem('rule-failed', 'It was made of a quote item: quote it again as a modification.')
  const { plantCode, productId } = before
  await tx
    .update(existingProducts)
    .set(input)
    .where(and(eq(existingProducts.plantCode, plantCode), eq(existingProducts.productId, productId)))
  await logChanges(tx, person.login, thingOf(before), fieldsOf(before), input)
}

/** Adds and changes a customer's products by the customer's own list, found by their code; a dry run changes nothing. */
export function uploadProducts(
  db: Database,
  person: Person,
  customerCode: string,
  upload: MasterUpload,
): Promise<MasterUploadOutcome[]> {
  return db.transaction(async outer => {
    const { customerCode: owner } = await customerToChange(outer, person, customerCode)
    const usual = await plantOf(outer, owner)
    return uploadLines<Product, ListedProduct>(
      outer,
      {
        ...{ nameField: 'productCode', schema: ListedProduct, fields: uploadFields.listedProduct, empty },
        nameKey: name => name.toLowerCase(),
        find: async (tx, { productCode }) => {
          const [found] = await tx
            .select()
            .from(existingProducts)
            .where(and(activeCode(owner, productCode.toLowerCase()), eq(existingProducts.kind, 'product')))
          return found === undefined ? null : { found, stored: fieldsOf(found) }
        },
        save: async (tx, listed, before) => {
          const input = { ...listed, plantCode: listed.plantCode || (before?.plantCode ?? usual) }
          const errors = await findingsOf(tx, input, before)
          if (errors.length > 0)
            throw new Problem('rule-failed', 'The product cannot be kept like this.', { errors })
          if (before === null) await insert(tx, person, owner, input)
          else await update(tx, person, input, before)
        },
      },
      upload,
    )
  })
}
