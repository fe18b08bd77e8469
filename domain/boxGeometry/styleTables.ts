import type { StyleTables } from './styleTable.ts'
import { lidTrays } from './tables/lidTrays.ts'
import { lockCartons } from './tables/lockCartons.ts'
import { ownDesigns } from './tables/ownDesigns.ts'
import { plainTrays } from './tables/plainTrays.ts'
import { readyGlued } from './tables/readyGlued.ts'
import { rolledTrays } from './tables/rolledTrays.ts'
import { sealCartons } from './tables/sealCartons.ts'
import { sleeves } from './tables/sleeves.ts'
import { tubeSets } from './tables/tubeSets.ts'
import { tuckBoxes } from './tables/tuckBoxes.ts'
import { tuckCartons } from './tables/tuckCartons.ts'
import { wraps } from './tables/wraps.ts'

/** Every style that is a table, by its code. */
export const styleTables: StyleTables = {
  ...lidTrays,
  ...lockCartons,
  ...ownDesigns,
  ...plainTrays,
  ...readyGlued,
  ...rolledTrays,
  ...sealCartons,
  ...sleeves,
  ...tubeSets,
  ...tuckBoxes,
  ...tuckCartons,
  ...wraps,
}
