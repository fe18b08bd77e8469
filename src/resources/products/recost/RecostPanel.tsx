import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { costing, type ProductCost } from '#contract/costing'
import type { ProductDetails } from '#contract/lgx'
import { dateTime } from '#domain/formats'
import { useMay } from '../../../authProvider/useRights.ts'
import { Panel } from '../../../components/panel/Panel.tsx'
import { useCall } from '../../../dataProvider/index.ts'
import { CostTable } from './CostTable.tsx'
import { freightWords } from './freightWords.ts'
import { RecostWords } from './RecostWords.tsx'
import { pollPause } from './recostToEnd.ts'
import { useRecost } from './useRecost.ts'

/** Why there is no cost to show. */
function storedWords(cost: ProductCost | undefined): string {
  if (cost?.status === 'Running') return 'It is being costed.'
  return cost?.status === 'Failed' ? `It could not be costed: ${cost.message}` : 'It was not costed yet.'
}

/** What a product costs, and costing it anew at what things cost now. */
export function RecostPanel({ product }: { readonly product: ProductDetails }) {
  const { plantCode, productId, canRecost } = product
  const may = useMay(costing.recost.right)
  const { recost, stateOf } = useRecost()
  const stored = useCall(
    costing.productCost,
    { query: { plant: plantCode, productId } },
    {
      enabled: may && canRecost,
      meta: { quiet: true },
      // Somebody else, or oneself before leaving the page, has it costed.
      refetchInterval: ({ state: { data } }) => (data?.status === 'Running' ? pollPause : false),
    },
  )
  if (!may || !canRecost) return null
  const state = stateOf(product)
  const known = stored.data?.status === 'Success' ? stored.data : null
  const now = state.recosted ? state.now : (state.before ?? known)
  return (
    <Panel
      title="Cost"
      beside={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <RecostWords state={state} />
          <Button size="small" loading={state.recosting} onClick={() => void recost(product)}>
            Recost
          </Button>
        </Box>
      }
    >
      {now === null ? (
        <Typography variant="body2" color="textSecondary">
          {storedWords(stored.data)}
        </Typography>
      ) : (
        <>
          <CostTable before={state.recosted ? state.before : null} now={now} />
          {now.costedAt === null ? null : (
            <Typography variant="caption" color="textSecondary">
              Costed {dateTime(now.costedAt)}. {freightWords(now)}
            </Typography>
          )}
        </>
      )}
    </Panel>
  )
}
