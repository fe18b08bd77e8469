import { asc, eq } from 'drizzle-orm'
import { type RegionRange, regionRanges } from '#domain/regions'
import type { Database } from '../../database/database.ts'
import { regionPostcodes, regions } from '../../database/schema/index.ts'

/** The postcodes of the delivery regions, ascending; a site that keeps none has the built-in ones. */
export async function regionRangesOf(db: Database): Promise<readonly RegionRange[]> {
  const rows = await db
    .select({
      from: regionPostcodes.fromPostcode,
      to: regionPostcodes.toPostcode,
      regionCode: regions.code,
      regionName: regions.name,
      countryCode: regions.countryCode,
    })
    .from(regionPostcodes)
    .innerJoin(regions, eq(regions.code, regionPostcodes.regionCode))
    .orderBy(asc(regionPostcodes.fromPostcode), asc(regions.code))
  return rows.length === 0 ? regionRanges : rows
}
