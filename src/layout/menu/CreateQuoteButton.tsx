import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { quote } from '#contract/quote'
import { quoteWorklist } from '#contract/quote-worklist'
import { text } from '#domain/messages'
import { isFailure } from '../../dataProvider/failure.ts'
import { useCallMutation } from '../../dataProvider/useCallMutation.ts'
import { useConfirm } from '../confirm/useConfirm.ts'
import { useSay, useSayFailure } from '../notifications/useSay.ts'
import { MenuButton } from './MenuButton.tsx'
import { useDrawer } from './useDrawer.ts'

/** Create Quote: asks, creates a quote with an empty customer and goes to it. */
export function CreateQuoteButton({ label, icon }: { readonly label: string; readonly icon: ReactNode }) {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const say = useSay()
  const sayFailure = useSayFailure()
  const { closeTemporary } = useDrawer()
  const create = useCallMutation(quote.create, { refresh: [quote.draftQuotes, quoteWorklist.counts] })

  const onClick = async () => {
    closeTemporary()
    if (!(await confirm({ title: 'Confirm Create Quote', message: text('confirmCreateQuote') }))) return
    try {
      const { id } = await create.mutateAsync({ body: { customer: null } })
      navigate(`/quotes/${id}`, { state: { discardChanges: true } })
    } catch (error) {
      if (isFailure(error, 'not-allowed')) say(text('createQuoteNoPermission'), 'error')
      else sayFailure(error, text('quoteSaveError'))
    }
  }

  return <MenuButton label={label} icon={icon} disabled={create.isPending} onClick={onClick} />
}
