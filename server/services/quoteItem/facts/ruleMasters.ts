import { type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { BoardGrade } from '#domain/boardGrades'
import type { FloorFor, NamedTop, Palletising, SourceInk, ToolingCustomer } from '#domain/quoteItem'
import type { RegionRange } from '#domain/regions'
import type { Database } from '../../../database/database.ts'
import { withRows } from '../../../database/flat.ts'
import { jsonObject } from '../../../database/jsonObject.ts'
import { onceFor } from '../../../database/onceFor.ts'
import { mastersStamp, vslCodes } from '../../../database/schema/index.ts'
import { createStatement } from '../../../database/statement.ts'
import { type MastersAsked, mastersAskedOf } from './asked.ts'
import { marginFloorsOf, toolingCustomersOf } from './decisions.ts'
import { regionRangesOfItem } from './deliveryRegion.ts'
import type { Read } from './found.ts'
import { gradeOf } from './grades.ts'
import { sourceInksOf } from './inks.ts'
import { palletisingOf, palletTopsOf } from './palletising.ts'

/** The product style of the item's VSL code; null: there is no such code. */
const vslStyleOf = ({ vslCode }: Pick<MastersAsked, 'vslCode'>): SQL =>
  sql`(select ${vslCodes.productStyle} from ${vslCodes} where ${vslCodes.code} = ${vslCode})`

/** What rules ask of the masters for an item. */
export interface RuleMasters {
  readonly vslProductStyle: string | null
  readonly boardGrade: BoardGrade | null
  readonly sourceInks: readonly SourceInk[] | null
  readonly palletising: Palletising | null
  readonly palletTops: readonly NamedTop[]
  readonly regionRanges: readonly RegionRange[] | null
  readonly marginFloors: readonly (FloorFor & { readonly floorPercent: number })[]
  readonly toolingCustomers: readonly ToolingCustomer[]
}

/** Another one whenever a master that rules ask of has changed: read with an item, it tells whether what was asked still holds. */
export const stampOfMasters = sql<string>`(select ${mastersStamp.stamp} from ${mastersStamp})`

const asked: MastersAsked = {
  vslCode: sql`asked."vslCode"`,
  boardGrade: sql`asked."boardGrade"`,
  plant: sql`asked.plant`,
  process: sql`asked.process`,
  inkCodes: sql`asked."inkCodes"::jsonb`,
  palletTop: sql`asked."palletTop"`,
  goodsTop: sql`asked."goodsTop"`,
  postCode: sql`asked."postCode"`,
}

const masters = jsonObject({
  vslProductStyle: vslStyleOf(asked),
  boardGrade: gradeOf(asked),
  sourceInks: sourceInksOf(asked),
  palletising: palletisingOf(asked),
  palletTops: palletTopsOf(asked),
  regionRanges: regionRangesOfItem(asked),
  marginFloors: marginFloorsOf(),
  toolingCustomers: toolingCustomersOf(),
}) as SQL<RuleMasters>

interface Answer {
  readonly question: string
  readonly stamp: string
  readonly masters: RuleMasters
}

const askMasters = createStatement<Answer>('rule_masters', () =>
  withRows(
    ['question', 'stamp', 'masters'],
    sql`select question, ${stampOfMasters}, ${masters}
      from jsonb_array_elements_text(${sql.placeholder('questions')}::jsonb) as question, jsonb_to_record(question::jsonb)
      as asked("vslCode" text, "boardGrade" text, plant text, process text, "inkCodes" text, "palletTop" text,
        "goodsTop" text, "postCode" text)`,
  ),
)

const questionOf = onceFor((item: Read): string => JSON.stringify(mastersAskedOf(item)))

const keyOf = (stamp: string, question: string): string => `${stamp} ${question}`

/** A stamp is of one state of one database: what was answered under it holds wherever it is read again. */
const answered = new LRUCache<string, RuleMasters>({ max: 2_000 })

/**
 * What rules ask of the masters for these items, by id: remembered under the stamp that was read with an item, else one
 * statement for all.
 */
export async function mastersOf(
  db: Database,
  items: readonly Read[],
): Promise<ReadonlyMap<number, RuleMasters>> {
  const known = new Map<number, RuleMasters>()
  const open: { readonly id: number; readonly question: string }[] = []
  for (const item of items) {
    const question = questionOf(item)
    const stamp = item.found?.mastersStamp
    const answer = stamp === undefined ? undefined : answered.get(keyOf(stamp, question))
    if (answer === undefined) open.push({ id: item.id, question })
    else known.set(item.id, answer)
  }
  if (open.length === 0) return known
  const questions = JSON.stringify([...new Set(open.map(({ question }) => question))])
  const answers = new Map<string, RuleMasters>()
  for (const { question, stamp, masters } of await askMasters(db, { questions })) {
    answered.set(keyOf(stamp, question), masters)
    answers.set(question, masters)
  }
  for (const { id, question } of open) {
    const answer = answers.get(question)
    if (answer !== undefined) known.set(id, answer)
  }
  return known
}
