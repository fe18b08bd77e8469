import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined'
import Box from '@mui/material/Box'
import { useState } from 'react'
import type { CatalogueProduct } from '#contract/product'
import { isOwnCode } from '#domain/boxGeometry'
import { useEngineMasters } from '../../../dataProvider/useEngineMasters.ts'
import { cataloguePicture, type Pictured } from './cataloguePicture.ts'

interface CataloguePictureProps {
  readonly product: Pictured & Pick<CatalogueProduct, 'productImage' | 'productDescription'>
  readonly height: number
}

/** A product's own picture; without one, or where it can't be shown, it is drawn from the style. */
export function CataloguePicture({ product, height }: CataloguePictureProps) {
  const [failed, setFailed] = useState('')
  const { productImage, productDescription } = product
  const ownStyles = useEngineMasters(isOwnCode(product.styleCode)).data?.ownStyles
  const isDrawn = productImage === '' || failed === productImage
  const address = isDrawn ? cataloguePicture(product, ownStyles) : productImage
  return (
    <Box sx={{ height, display: 'grid', placeItems: 'center', color: 'text.disabled' }}>
      {address === '' ? (
        <ShoppingBasketOutlined sx={{ fontSize: 40 }} />
      ) : (
        <Box
          component="img"
          alt={productDescription}
          src={address}
          draggable={false}
          onError={() => setFailed(address)}
          sx={{ width: '100%', height, objectFit: 'contain' }}
        />
      )}
    </Box>
  )
}
