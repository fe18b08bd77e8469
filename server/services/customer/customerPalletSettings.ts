import { type SQL, sql } from 'drizzle-orm'
import type { CustomerPallets } from '#domain/quoteItem'
import { jsonObject } from '../../database/jsonObject.ts'
import { customerProfiles } from '../../database/schema/index.ts'

/** How a customer takes their pallets, of a profile that a statement has joined; null where it found none. */
export const customerPalletSettings =
  sql<CustomerPallets | null>`case when ${customerProfiles.customerCode} is not null
  then ${jsonObject({
    palletTypeCode: customerProfiles.palletTypeCode,
    palletTopTypeCode: customerProfiles.palletTopTypeCode,
    palletHeight: customerProfiles.palletHeight,
    overhangCode: customerProfiles.overhangCode,
    strappingTypeCode: customerProfiles.strappingTypeCode,
    strapsAcross: customerProfiles.strapsAcross,
    strapsThrough: customerProfiles.strapsThrough,
    maxOverhangFrontMm: customerProfiles.maxOverhangFrontMm,
    maxOverhangSideMm: customerProfiles.maxOverhangSideMm,
    stretchWrapCode: customerProfiles.stretchWrapCode,
  } satisfies Record<keyof CustomerPallets, unknown>)} end` as SQL<CustomerPallets | null>
