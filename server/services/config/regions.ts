import { asc, eq } from 'drizzle-orm'
import type { Region } from '#contract/config'
import { postcodesOf, regionOf } from '#domain/regions'
import type { Database } from '../../database/database.ts'
import { freightRates, plantRegions, regions } from '../../database/schema/index.ts'
import { notFound } from '../../problem/problem.ts'
import { plantCodeOrProblem } from '../engine/lookups.ts'
import { regionRangesOf } from './regionRangesOf.ts'

const columns = {
  regionCode: regions.code,
  regionName: regions.name,
  stateCode: regions.stateCode,
  countryCode: regions.countryCode,
}

async function regionByCode(db: Database, code: string): Promise<Region | null> {
  const [row] = await db.select(columns).from(regions).where(eq(regions.code, code))
  return row ?? null
}

/** All regions, or those that freight from the plant's own region is known to. */
export async function regionList(db: Database, plantCode: string | undefined): Promise<Region[]> {
  if (!plantCode) return db.select(columns).from(regions).orderBy(asc(regions.code))
  return db
    .select(columns)
    .from(plantRegions)
    .innerJoin(freightRates, eq(freightRates.fromRegion, plantRegions.regionCode))
    .innerJoin(regions, eq(regions.code, freightRates.toRegion))
    .where(eq(plantRegions.plantCode, await plantCodeOrProblem(db, plantCode)))
    .orderBy(asc(regions.code))
}

/** A region with its postcodes. */
export async function regionWithPostcodes(db: Database, code: string) {
  const region = await regionByCode(db, code.toUpperCase())
  if (region === null) throw notFound(`Region ${code}`)
  return { region, postCodes: postcodesOf(region.regionCode, await regionRangesOf(db)) }
}

/** Where a postcode of a state lies, with the region's other postcodes; or why nothing is delivered there. */
export async function regionOfPostcode(db: Database, postalCode: string, stateCode: string) {
  const ranges = await regionRangesOf(db)
  const found = regionOf(postalCode, stateCode, ranges)
  if (!found.ok) return { region: null, postCodes: [], reason: found.reason }
  const region = await regionByCode(db, found.regionCode)
  if (region === null) {
    return { region: null, postCodes: [], reason: `Region ${found.regionCode} is not in use.` }
  }
  return { region, postCodes: postcodesOf(region.regionCode, ranges), reason: '' }
}
