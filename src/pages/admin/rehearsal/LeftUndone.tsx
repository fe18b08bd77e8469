import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { pricingAdmin } from '#contract/pricing-admin'
import type { RehearsalState } from '#contract/rehearsals'
import { counted } from '#domain/formats'
import { useMay } from '../../../authProvider/useRights.ts'
import { useCallMutation } from '../../../dataProvider/index.ts'
import { useConfirm } from '../../../layout/confirm/useConfirm.ts'
import { useSayFailure } from '../../../layout/notifications/useSay.ts'
import { leftWords } from './leftWords.ts'

/** What new prices left undone when they were ended halfway, and goes on with them, by the same rule and reason. */
export function LeftUndone({ state }: { readonly state: RehearsalState }) {
  const { id, left } = state
  const may = useMay(pricingAdmin.newPrices.right)
  const confirm = useConfirm()
  const sayFailure = useSayFailure()
  const { mutate, isPending } = useCallMutation(pricingAdmin.newPrices, {
    refresh: [pricingAdmin.rehearsalState],
    onError: (error: Error) => sayFailure(error),
  })
  if (left === null || state.running !== null) return null
  const { asked, items, letters } = left
  const goOn = async () => {
    const prices = items === 0 ? '' : `The prices of ${counted(items, 'item')} are changed now. `
    const sent =
      letters > 0 || asked.sendsLetters ? 'Customers who hold an older letter are written to. ' : ''
    const message = `${prices}${sent}The reason stays: ${asked.reason}`
    if (!(await confirm({ title: 'Go on with the new prices?', message, ok: 'Go on' }))) return
    mutate({ params: { id }, body: asked })
  }
  return (
    <Alert
      severity="warning"
      action={
        may ? (
          <Button size="small" color="inherit" loading={isPending} onClick={() => void goOn()}>
            Go on …
          </Button>
        ) : null
      }
    >
      {leftWords(left)}
    </Alert>
  )
}
