import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Duration, type Figure, type Period, periodOf } from '#domain/dashboard'
import { initialStepCode } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import { quoteItems, quotes } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'

/** Which days count, and where the company lives them. */
export interface Calendar {
  /** Today as `YYYY-MM-DD`. */
  readonly today: () => string
  /** IANA name of the time zone whose days count. */
  readonly timeZone: string
}

/** What a dashboard looks at. */
export interface DashboardQuestion {
  readonly duration: Duration
  readonly state?: string | undefined
}

/** The moment an item counts at: when it was won, else when it was begun. */
const countedAt = sql`coalesce(${quoteItems.wonAt}, ${quoteItems.dateInitiated})`

/** Whether a moment is inside a period of the company's days. */
export const within = (moment: SQL, { from, to }: Period, { timeZone }: Calendar): SQL =>
  sql`${moment} >= (${from}::date::timestamp at time zone ${timeZone})
    and ${moment} < ((${to}::date + 1)::timestamp at time zone ${timeZone})`

/** Quotes that are the person's: begun by themselves or by one of their assistants. */
export const initiatorsOf = (person: Person): string[] => [person.login, ...person.assistants]

/** Columns that say where goods go, of quotes or of what is kept of them. */
interface Place {
  readonly deliveryState: PgColumn
  readonly deliveryCountry: PgColumn
}

/** Whether goods go to a state; New Zealand is one of them. */
export const deliveredTo = (
  state: string | undefined,
  { deliveryState, deliveryCountry }: Place = quotes,
): SQL | undefined =>
  state === undefined || state === '' ? undefined : or(eq(deliveryState, state), eq(deliveryCountry, state))

const figureConditions: Readonly<Record<Figure, SQL | undefined>> = {
  existCustItemsWon: and(isNotNull(quoteItems.wonAt), eq(quoteItems.isNewCustomer, false)),
  newCustItemsWon: and(isNotNull(quoteItems.wonAt), eq(quoteItems.isNewCustomer, true)),
  pendingQuoteItems: and(
    isNull(quoteItems.wonAt),
    isNull(quoteItems.closeType),
    eq(quoteItems.isFinal, false),
    ne(quoteItems.stepCode, initialStepCode),
  ),
}

/** The items of a figure of the quote statistics: `outcomeOf` as a condition. */
export const inFigure = (figure: Figure): SQL | undefined =>
  and(sql`${quoteItems.closeType} is distinct from 'trash'`, figureConditions[figure])

/** Items whose moment (when they count, when they arrived) is within the duration and state asked for. */
export function during(
  db: Database,
  { duration, state }: DashboardQuestion,
  calendar: Calendar,
  moment: SQL,
): SQL | undefined {
  const ofState = deliveredTo(state)
  return and(
    within(moment, periodOf(duration, calendar.today()), calendar),
    ofState === undefined
      ? undefined
      : inArray(quoteItems.quoteId, db.select({ id: quotes.id }).from(quotes).where(ofState)),
  )
}

/** The person's items that count within the duration and state asked for. */
export const countedItems = (
  db: Database,
  person: Person,
  question: DashboardQuestion,
  calendar: Calendar,
): SQL | undefined =>
  and(inArray(quoteItems.initiator, initiatorsOf(person)), during(db, question, calendar, countedAt))
