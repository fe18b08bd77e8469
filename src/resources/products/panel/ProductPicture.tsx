import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import type { ProductDetails } from '#contract/lgx'
import { boxSize } from '#domain/formats'
import { SvgPicture } from '../../../components/solids/SvgPicture.tsx'
import { useEngineMasters } from '../../../dataProvider/useEngineMasters.ts'
import { mayBeOwn, productPicture } from './productPicture.ts'

/** The product, drawn by its style and size. */
export function ProductPicture({ product }: { readonly product: ProductDetails }) {
  const ownStyles = useEngineMasters(mayBeOwn(product)).data?.ownStyles
  const svg = useMemo(() => productPicture(product, ownStyles), [product, ownStyles])
  return (
    <Box
      sx={{
        position: 'relative',
        flex: '0 0 240px',
        height: 200,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        display: 'grid',
        placeItems: 'center',
      }}
    >
      {svg === '' ? (
        <Typography variant="body2" color="textSecondary">
          No drawing of style {product.fefcoCode || '–'}
        </Typography>
      ) : (
        <SvgPicture svg={svg} alt={`${product.description}, ${boxSize(product, 'mm')}`} />
      )}
    </Box>
  )
}
