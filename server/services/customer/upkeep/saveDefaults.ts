import { sql } from 'drizzle-orm'
import type { CustomerProfile, DefaultsInput, VarianceInput } from '#contract/customer'
import { isAllowed, masterRights } from '#domain/access'
import { defaultFindings } from '#domain/customers'
import { lastChangedBy, logChanges } from '../../../database/changeLog.ts'
import type { Database } from '../../../database/database.ts'
import { customerPriceTerms, customerProfiles } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { type FieldError, Problem } from '../../../problem/problem.ts'
import type { Masters } from '../../engine/masters.ts'
import { customerVariance } from '../priceTerms.ts'
import { profileOf } from '../repository.ts'
import { customerToChange } from './customerToChange.ts'

interface Saved {
  readonly customerCode: string
  /** That it was read at; 0: nothing was kept yet. */
  readonly version: number
}

/** What a customer has before anything is kept of them. */
const nothing: DefaultsInput & { readonly plantCode: string; readonly costCentreCode: string } = {
  ...{ plantCode: '', costCentreCode: '', palletTypeCode: '', palletTopTypeCode: '', palletHeight: 0 },
  ...{ overhangCode: '', maxOverhangFrontMm: 0, maxOverhangSideMm: 0, strappingTypeCode: '' },
  ...{ strapsAcross: 0, strapsThrough: 0, stretchWrapCode: '', allowByPassPricing: false },
}

async function stale(tx: Database, what: string, key: string, fields: string[], current: unknown) {
  const who = (await lastChangedBy(tx, { what, key }, fields)) ?? 'Somebody'
  return new Problem('stale', `${who} saved this in the meantime.`, { current })
}

/** Bypassing pricing is decided by who keeps prices, not by who sells. */
function bypassFindings(person: Person, was: boolean, now: boolean): FieldError[] {
  if (was === now || isAllowed(person, masterRights.priceTerms)) return []
  return [{ path: 'allowByPassPricing', message: 'is changed by whoever keeps the price terms' }]
}

/** Saves what new quotes and items of a customer begin with. Problems: not-found, not-allowed, stale, rule-failed. */
export async function saveDefaults(
  { db, masters }: { readonly db: Database; readonly masters: Masters },
  person: Person,
  { customerCode, version, ...input }: DefaultsInput & Saved,
): Promise<CustomerProfile> {
  const choices = await masters.withoutRates()
  return db.transaction(async tx => {
    await customerToChange(tx, person, customerCode)
    const before = await profileOf(tx, customerCode)
    if ((before?.version ?? 0) !== version) {
      throw await stale(tx, 'customerProfile', customerCode, Object.keys(input), before)
    }
    const { allowByPassPricing } = before ?? nothing
    const errors = [
      ...defaultFindings(input, choices),
      ...bypassFindings(person, allowByPassPricing, input.allowByPassPricing),
    ]
    if (errors.length > 0) {
      throw new Problem('rule-failed', 'The defaults cannot be saved like this.', { errors })
    }
    const now = { ...nothing, ...before, ...input, customerCode, version: version + 1 }
    await tx
      .insert(customerProfiles)
      .values(now)
      .onConflictDoUpdate({ target: customerProfiles.customerCode, set: { ...input, version: now.version } })
    const old = Object.fromEntries(
      Object.keys(input).map(field => [field, (before ?? nothing)[field as keyof DefaultsInput]]),
    )
    const thing = { what: 'customerProfile', key: customerCode, quoteId: null }
    await logChanges(tx, person.login, thing, old, { ...input })
    return now
  })
}

/** Saves the variance that was agreed with a customer. Problems: not-found, stale. */
export async function saveVariance(
  db: Database,
  person: Person,
  { customerCode, version, priceVarPercent }: VarianceInput & Saved,
) {
  return db.transaction(async tx => {
    await customerToChange(tx, person, customerCode)
    const before = await customerVariance(tx, customerCode)
    if (before.version !== version) {
      throw await stale(tx, 'priceTerms', customerCode, ['priceVarPercent'], before)
    }
    const set = { priceVarPercent, isActive: true, version: sql`${customerPriceTerms.version} + 1` }
    await tx
      .insert(customerPriceTerms)
      .values({ customerCode, priceVarPercent })
      .onConflictDoUpdate({ target: customerPriceTerms.customerCode, set })
    const thing = { what: 'priceTerms', key: customerCode, quoteId: null }
    await logChanges(
      tx,
      person.login,
      thing,
      { priceVarPercent: before.priceVarPercent },
      { priceVarPercent },
    )
    return customerVariance(tx, customerCode)
  })
}
