import { familyOf } from '#domain/boxGeometry'
import { itemCategoryLabel } from '#domain/quoteItem'
import { bought } from './boughtGoods.ts'
import type { Row, Words } from './catalogueRow.ts'
import { mailer, openTop, overlapping, pad, partition, pva, tray } from './catalogueWords.ts'
import { standards } from './industryStandards.ts'

const resizable: readonly (readonly [styleCode: string, description: string, words: Words])[] = [
  ['0201', 'Regular slotted carton, any size', pva],
  ['0203', 'Full overlap carton, any size', overlapping],
  ['0427', 'Mailer, any size', mailer],
  ['0422', 'Tray, any size', tray],
  ['0900', 'Pad, any size', pad],
  ['0200', 'Half slotted carton, any size', openTop],
  ['0933', 'Partition set, any size', partition('4 × 3')],
]

const styled = (styleCode: string, styleWords: Words) => ({
  ...{ productGroup: 'CORRUGATED', styleCode, fefcoGroup: familyOf(styleCode), styleWords },
})

/** The catalogue of the demonstration. */
export const catalogueRows: readonly Row[] = [
  ...standards.flatMap(([marketSegment, state, category, styleCode, words, sizes]) =>
    sizes.map(
      ([length, width, depth = 0]): Row => ({
        ...styled(styleCode, words),
        productId: `IS-${state}-${styleCode}-${length}-${width}-${depth}`,
        productDescription: `${category}, ${[length, width, ...(depth > 0 ? [depth] : [])].join(' × ')} mm`,
        itemCategory: 'INDUSTRY_STANDARD',
        ...{ category, marketSegment, state, length, width, depth },
      }),
    ),
  ),
  ...resizable.map(
    ([styleCode, productDescription, words]): Row => ({
      ...styled(styleCode, words),
      ...{ productId: `RS-${styleCode}`, productDescription, itemCategory: 'RESIZABLE' },
      category: `${itemCategoryLabel('RESIZABLE')} styles`,
    }),
  ),
  ...bought.map(
    ([productType, category, productDescription], index): Row => ({
      productId: `GE-${String(index + 1).padStart(3, '0')}`,
      ...{ productDescription, itemCategory: 'GENERIC', isGen: true, productGroup: 'CONSUMABLES' },
      ...{ productType, category },
    }),
  ),
]
