import { eq } from 'drizzle-orm'
import type { SimilarCriteria } from '#contract/lgx'
import { plantAlone } from '#domain/boardGrades'
import { deliveryOf } from '#domain/quoteItem'
import { regionOf } from '#domain/regions'
import { defaultSearch } from '#domain/similarity'
import type { Database } from '../../database/database.ts'
import { plants } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { regionRangesOf } from '../config/regionRangesOf.ts'
import { readItemFor } from '../quoteItem/itemFor.ts'

/** What products like an item are searched by, as the item is stored. */
export async function similarDefaults(
  db: Database,
  person: Person,
  quoteItemId: number,
): Promise<SimilarCriteria> {
  const work = await readItemFor(db, person, quoteItemId)
  const { item, sections, quote } = work
  const plantCode = plantAlone(sections.product.preferredPlantCode || item.plant)
  const [[plant], ranges] = await Promise.all([
    db.select({ costCentreCode: plants.costCentreCode }).from(plants).where(eq(plants.code, plantCode)),
    regionRangesOf(db),
  ])
  const { deliveryPostCode, deliveryState } = deliveryOf(sections.delivery, quote.delivery)
  const isKnown = deliveryPostCode !== '' && deliveryState !== ''
  const region = isKnown ? regionOf(deliveryPostCode, deliveryState, ranges) : null
  const {
    boardGradeFamily: _,
    customerCodes = [],
    ...query
  } = defaultSearch(sections, {
    plantCode,
    costCentreCode: plant?.costCentreCode ?? '',
    deliveryRegion: region?.ok ? region.regionCode : null,
  })
  return {
    plantCode: null,
    boardGrade: null,
    length: null,
    lengthVariance: null,
    width: null,
    widthVariance: null,
    depth: null,
    depthVariance: null,
    sheetSqm: null,
    cartonSqm: null,
    passNo: null,
    colorNo: null,
    preprint: null,
    forme: null,
    deliveryRegion: null,
    cartonStyle: null,
    costCentreCode: null,
    ...query,
    customerCodes: [...customerCodes],
  }
}
