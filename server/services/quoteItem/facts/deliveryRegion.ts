import { eq, type SQL, sql } from 'drizzle-orm'
import { type Delivery, deliveryOf } from '#domain/quoteItem'
import { type RegionRange, regionOf, regionRanges } from '#domain/regions'
import { jsonObject } from '../../../database/jsonObject.ts'
import { regionPostcodes, regions } from '../../../database/schema/index.ts'
import type { FactQuestion, MastersAsked } from './asked.ts'

/** The delivery regions that have the item's postcode; null where the company keeps none of its own. */
export const regionRangesOfItem = ({ postCode }: Pick<MastersAsked, 'postCode'>): SQL =>
  sql`case when exists (select from ${regionPostcodes}) then (select coalesce(json_agg(${jsonObject({
    from: regionPostcodes.fromPostcode,
    to: regionPostcodes.toPostcode,
    regionCode: regions.code,
    regionName: regions.name,
    countryCode: regions.countryCode,
  })} order by ${regionPostcodes.fromPostcode}, ${regions.code}), '[]')
    from (select trim(${postCode}) as code offset 0) goes, ${regionPostcodes}
    join ${regions} on ${eq(regions.code, regionPostcodes.regionCode)}
    where case when goes.code ~ '^[0-9]{3,4}$'
      then goes.code::int between ${regionPostcodes.fromPostcode} and ${regionPostcodes.toPostcode}
      else false end) end`

/** The region that an item is delivered to; null: none is found; undefined: it does not say where it goes. */
export function deliveryRegionOf(
  { sections, quoteDelivery }: Pick<FactQuestion, 'sections' | 'quoteDelivery'>,
  ranges: readonly RegionRange[] | null | undefined,
): string | null | undefined {
  const { deliveryPostCode, deliveryState }: Delivery = deliveryOf(sections.delivery, quoteDelivery)
  if (ranges === undefined || deliveryPostCode === '' || deliveryState === '') return undefined
  const found = regionOf(deliveryPostCode, deliveryState, ranges ?? regionRanges)
  return found.ok ? found.regionCode : null
}
