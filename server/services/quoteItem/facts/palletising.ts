import { and, eq, type SQL, sql } from 'drizzle-orm'
import { jsonObject } from '../../../database/jsonObject.ts'
import { palletTops, plantRegions, plants, regions, workCentres } from '../../../database/schema/index.ts'
import type { MastersAsked } from './asked.ts'

const country = sql`coalesce((select ${regions.countryCode} from ${plantRegions}
  join ${regions} on ${eq(regions.code, plantRegions.regionCode)}
  where ${eq(plantRegions.plantCode, plants.code)} limit 1), '')`

const workCentre = sql`coalesce((select min(${workCentres.code}) from ${workCentres} where ${and(
  eq(workCentres.plantCode, plants.code),
  eq(workCentres.isActive, true),
  eq(workCentres.canPalletise, true),
)}), '')`

/** What the item's preferred plant palletises with; null: there is no such plant. */
export const palletisingOf = ({ plant }: Pick<MastersAsked, 'plant'>): SQL =>
  sql`(select ${jsonObject({ countryCode: country, workCentreCode: workCentre })} from ${plants}
    where ${plants.code} = split_part(${plant}, '-', 1) and ${plants.isActive})`

/** The pallet tops that the item names. */
export const palletTopsOf = ({ palletTop, goodsTop }: Pick<MastersAsked, 'palletTop' | 'goodsTop'>): SQL =>
  sql`(select coalesce(json_agg(${jsonObject({
    code: palletTops.code,
    palletTypeCodes: palletTops.palletTypeCodes,
  })}), '[]') from ${palletTops} where ${palletTops.code} in (${palletTop}, ${goodsTop}))`
