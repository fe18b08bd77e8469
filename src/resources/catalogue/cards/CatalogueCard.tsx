import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { CatalogueProduct } from '#contract/product'
import { sizeText } from '../catalogueWords.ts'
import { CataloguePicture } from './CataloguePicture.tsx'

interface CatalogueCardProps {
  readonly product: CatalogueProduct
  readonly isTicked: boolean
  readonly onTick: () => void
  readonly onOpen: () => void
  /** What its button says; null: the person may not quote. */
  readonly quoteLabel: string | null
  readonly isQuoting: boolean
  readonly onQuote: () => void
}

/** A product of the catalogue with its picture. */
export function CatalogueCard({
  product,
  isTicked,
  onTick,
  onOpen,
  quoteLabel,
  isQuoting,
  onQuote,
}: CatalogueCardProps) {
  const { productDescription, category, state, productId } = product
  const told = [sizeText(product), category, state].filter(
    part => part !== '' && !productDescription.includes(part.replaceAll(',', '')),
  )
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        p: 1.25,
        minWidth: 0,
        position: 'relative',
        ...(isTicked ? { borderColor: 'primary.main' } : {}),
      }}
    >
      <Checkbox
        size="small"
        checked={isTicked}
        onChange={onTick}
        slotProps={{ input: { 'aria-label': `Select ${productDescription}` } }}
        sx={{ position: 'absolute', top: 4, left: 4, p: 0.5, zIndex: 1 }}
      />
      <CataloguePicture product={product} height={120} />
      <Link
        component="button"
        type="button"
        onClick={onOpen}
        underline="hover"
        color="textPrimary"
        sx={{ textAlign: 'left', typography: 'body2', fontWeight: 500, mt: 0.5 }}
      >
        {productDescription}
      </Link>
      <Typography variant="body2" color="textSecondary">
        {told.join(' · ')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 'auto', pt: 0.75 }}>
        <Typography variant="caption" color="textSecondary" noWrap sx={{ flexGrow: 1, minWidth: 0 }}>
          {productId}
        </Typography>
        {quoteLabel === null ? null : (
          <Button
            size="small"
            loading={isQuoting}
            onClick={onQuote}
            aria-label={`${quoteLabel}: ${productDescription}`}
          >
            {quoteLabel}
          </Button>
        )}
      </Box>
    </Paper>
  )
}
