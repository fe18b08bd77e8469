import Button from '@mui/material/Button'
import { useState } from 'react'
import { pricingAdmin } from '#contract/pricing-admin'
import type { RehearsalState } from '#contract/rehearsals'
import { useMay } from '../../../authProvider/useRights.ts'
import { NewPricesDialog } from './NewPricesDialog.tsx'
import type { Narrowed } from './narrowed.ts'

interface NewPricesButtonProps {
  readonly state: RehearsalState
  readonly narrowed: Narrowed
}

/** Makes new prices from the run, for those who may; not while something is under way. */
export function NewPricesButton({ state, narrowed }: NewPricesButtonProps) {
  const [isOpen, setOpen] = useState(false)
  if (!useMay(pricingAdmin.newPrices.right)) return null
  return (
    <>
      <Button
        size="small"
        variant="contained"
        disabled={state.running !== null || state.pricing !== null}
        onClick={() => setOpen(true)}
      >
        New prices …
      </Button>
      {isOpen ? <NewPricesDialog state={state} narrowed={narrowed} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
