import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import type { ProductDetails } from '#contract/lgx'
import { boxSize, decimal } from '#domain/formats'
import { profilePath } from '../../customers/profilePath.ts'
import { Facts } from '../../facts/Facts.tsx'
import { printOf } from '../productWords.ts'

const loadOf = ({ unitLoadSizeLength, unitLoadSizeWidth, unitLoadSizeHeight }: ProductDetails): string =>
  unitLoadSizeLength > 0
    ? [unitLoadSizeLength, unitLoadSizeWidth, unitLoadSizeHeight].map(side => decimal(side, 0)).join(' × ')
    : ''

/** What a product is. */
export function ProductFacts({ product }: { readonly product: ProductDetails }) {
  return (
    <Facts
      facts={[
        [
          'Customer',
          <Link
            key="customer"
            component={RouterLink}
            to={profilePath(product.customerCode)}
            underline="hover"
          >
            {product.customerName}
          </Link>,
        ],
        ['Plant', [product.plantCode, product.costCenterCode].filter(part => part !== '').join('-')],
        ['Product id', product.productId],
        ['Style', product.fefcoCode],
        ['Size, mm', boxSize(product)],
        ['Board', product.boardGradeCode],
        ['Print', printOf(product)],
        [
          'Pallet',
          product.palletQty > 0
            ? [`${decimal(product.palletQty, 0)} on a pallet`, product.palletTypeCode]
                .filter(part => part !== '')
                .join(', ')
            : '',
        ],
        ['Full pallet, mm', loadOf(product)],
        ['VSL code', product.vslCode],
        ['Project number', product.eskoProjectNumber],
      ]}
    />
  )
}
