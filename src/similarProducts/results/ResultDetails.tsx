import Box from '@mui/material/Box'
import type { SimilarCriteria, SimilarProduct } from '#contract/lgx'
import { RecostWords } from '../../resources/products/recost/RecostWords.tsx'
import { useRecost } from '../../resources/products/recost/useRecost.ts'
import type { PanelState } from '../panelState.ts'
import { useTaker } from '../takers.ts'
import { MatchParts } from './MatchParts.tsx'
import { ResultActions } from './ResultActions.tsx'
import { ResultPrices } from './ResultPrices.tsx'

interface ResultDetailsProps {
  readonly state: PanelState
  readonly criteria: SimilarCriteria
  readonly product: SimilarProduct
  readonly onRecosted: () => void
}

/** Why a product matches as it does, what it costs at the quoted units, and what can be taken of it. */
export function ResultDetails({ state, criteria, product, onRecosted }: ResultDetailsProps) {
  const taker = useTaker(state.itemId)
  const { recost, stateOf } = useRecost()
  const recosting = stateOf(product)
  return (
    <Box sx={{ position: 'sticky', left: 8, width: 'fit-content', maxWidth: '100%' }}>
      <ResultActions
        state={state}
        criteria={criteria}
        product={product}
        taker={taker}
        isRecosting={recosting.recosting || product.recosting}
        onRecost={() => void recost(product).then(isDone => (isDone ? onRecosted() : undefined))}
      />
      <RecostWords state={recosting} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 1 }}>
        <MatchParts parts={product.parts} />
        <ResultPrices product={product} taker={taker} />
      </Box>
    </Box>
  )
}
