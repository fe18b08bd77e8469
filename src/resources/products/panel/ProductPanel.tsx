import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ExistingProduct } from '#contract/customer'
import { lgx } from '#contract/lgx'
import { quote } from '#contract/quote'
import { text } from '#domain/messages'
import { useMay } from '../../../authProvider/useRights.ts'
import { ListSkeleton } from '../../../components/list/ListSkeleton.tsx'
import { Panel } from '../../../components/panel/Panel.tsx'
import { useCall } from '../../../dataProvider/index.ts'
import { LoadFailure } from '../../../layout/errors/LoadFailure.tsx'
import { SideDrawer } from '../../../layout/SideDrawer.tsx'
import { RecostPanel } from '../recost/RecostPanel.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductOrders } from './ProductOrders.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import { ProductPriceTable } from './ProductPriceTable.tsx'
import { ProductUpdates } from './ProductUpdates.tsx'

interface ProductPanelProps {
  /** Plant and product: `NTH/P-10001`. */
  readonly id: string
  readonly onClose: () => void
  readonly onRequote: (product: ExistingProduct) => void
}

/** An existing product beside its list: drawing, board, pallet, prices, orders. Rule product-updates (002 §8). */
export function ProductPanel({ id, onClose, onRequote }: ProductPanelProps) {
  const [plantCode = '', productId = ''] = id.split('/')
  const { data, error, isFetching, refetch } = useCall(
    lgx.productDetails,
    { query: { plantCode, productId } },
    { retry: false },
  )
  const mayRequote = useMay(quote.existingProducts.right)
  return (
    <SideDrawer
      title={data === undefined ? productId : `${data.productCode} ${data.description}`}
      width={720}
      onClose={onClose}
    >
      {error === null ? null : (
        <LoadFailure
          error={error}
          message={text('productDetailLoadError')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && error === null ? <ListSkeleton label="product" rows={8} /> : null}
      {data === undefined ? null : (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <ProductPicture product={data} />
            <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
              <ProductFacts product={data} />
            </Box>
          </Box>
          {mayRequote ? (
            <Button variant="contained" sx={{ alignSelf: 'start' }} onClick={() => onRequote(data)}>
              Quote this again…
            </Button>
          ) : null}
          <Panel title="Prices">
            <ProductPriceTable product={data} />
          </Panel>
          <RecostPanel product={data} />
          <Panel title="Orders">
            <ProductOrders product={data} />
          </Panel>
          <ProductUpdates product={data} />
        </Box>
      )}
    </SideDrawer>
  )
}
