import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { costing } from '#contract/costing'
import { lgx, type SimilarCriteria, type SimilarProduct } from '#contract/lgx'
import { quote } from '#contract/quote'
import { useMay } from '../../authProvider/useRights.ts'
import { useCallMutation, useProvider } from '../../dataProvider/index.ts'
import { useSayFailure } from '../../layout/notifications/useSay.ts'
import { RequoteDialog } from '../../resources/products/requote/RequoteDialog.tsx'
import type { PanelState } from '../panelState.ts'
import type { TakenPart, Taker } from '../takers.ts'

interface ResultActionsProps {
  readonly state: PanelState
  readonly criteria: SimilarCriteria
  readonly product: SimilarProduct
  /** The item on the page; null: another page is open. */
  readonly taker: Taker | null
  readonly isRecosting: boolean
  readonly onRecost: () => void
}

const labels: readonly (readonly [TakenPart, string])[] = [
  ['price', 'Take price'],
  ['pallet', 'Take pallet'],
  ['route', 'Take route'],
]

/** What can be done with a product that was found; what is taken teaches the order of later results. */
export function ResultActions({
  state,
  criteria,
  product,
  taker,
  isRecosting,
  onRecost,
}: ResultActionsProps) {
  const { call } = useProvider()
  const sayFailure = useSayFailure()
  const mayRequote = useMay(quote.existingProducts.right)
  const mayRecost = useMay(costing.recost.right)
  const [isQuoting, setQuoting] = useState(false)
  const [busy, setBusy] = useState<TakenPart | null>(null)
  const { plantCode, productId } = product
  // Nobody waits for it and nobody is told: a server that is away for a moment is asked again.
  const { mutate: teach } = useCallMutation(lgx.similarTaken, { refresh: [lgx.similarityWeights], retry: 2 })
  const taken = (what: TakenPart | 'quote') => teach({ body: { plantCode, productId, what, criteria } })

  const take = async (part: TakenPart) => {
    if (taker === null) return
    setBusy(part)
    try {
      const source = await call(lgx.similarSource, { query: { plantCode, productId } })
      if (await taker.take(part, source)) taken(part)
    } catch (error) {
      sayFailure(error)
    } finally {
      setBusy(null)
    }
  }
  return (
    <Box
      role="group"
      aria-label={`What to do with ${product.productCode}`}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {taker === null ? (
        <Button size="small" component={Link} to={`/qitem/${state.itemId}`}>
          Open {state.reference} to take from it
        </Button>
      ) : (
        labels
          .filter(([part]) => taker.may.includes(part))
          .map(([part, label]) => (
            <Button key={part} size="small" loading={busy === part} onClick={() => void take(part)}>
              {label}
            </Button>
          ))
      )}
      {mayRequote ? (
        <Button size="small" onClick={() => setQuoting(true)}>
          Quote this again…
        </Button>
      ) : null}
      {mayRecost ? (
        <Button size="small" loading={isRecosting} onClick={onRecost}>
          Recost
        </Button>
      ) : null}
      {isQuoting ? (
        <RequoteDialog
          products={[product]}
          onClose={() => setQuoting(false)}
          onQuoted={() => {
            setQuoting(false)
            taken('quote')
          }}
        />
      ) : null}
    </Box>
  )
}
