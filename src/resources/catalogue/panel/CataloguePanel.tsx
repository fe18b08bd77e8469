import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { CatalogueProduct } from '#contract/product'
import { SideDrawer } from '../../../layout/SideDrawer.tsx'
import { Facts } from '../../facts/Facts.tsx'
import { CataloguePicture } from '../cards/CataloguePicture.tsx'
import { catalogueFacts } from '../catalogueWords.ts'
import type { QuoteCatalogue } from '../quote/useQuoteCatalogue.ts'

interface CataloguePanelProps {
  readonly product: CatalogueProduct
  readonly quoting: QuoteCatalogue
  readonly onClose: () => void
}

/** A product of the catalogue beside its list: its picture and all that is known of it. */
export function CataloguePanel({ product, quoting, onClose }: CataloguePanelProps) {
  return (
    <SideDrawer title={product.productDescription} width={460} onClose={onClose}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <CataloguePicture product={product} height={220} />
        <Facts facts={catalogueFacts(product).filter(([, value]) => value !== '')} />
        {quoting.label === null ? null : (
          <Button
            variant="contained"
            sx={{ alignSelf: 'start' }}
            loading={quoting.pendingId === product.id}
            onClick={() => quoting.quote([product])}
          >
            {quoting.label}
          </Button>
        )}
      </Box>
    </SideDrawer>
  )
}
