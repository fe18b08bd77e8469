import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined'
import Button from '@mui/material/Button'
import { memo, type RefObject, useState } from 'react'
import { quote } from '#contract/quote'
import { useMay } from '../../../authProvider/useRights.ts'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { CreateQuoteDialog } from './CreateQuoteDialog.tsx'
import type { PadToQuote } from './padToQuote.ts'

/** Makes a quote of what is on the pad; only for people who may create quotes. Drawn once, whatever is typed. */
export const CreateQuoteFromPad = memo(function CreateQuoteFromPad({
  latest,
}: {
  readonly latest: RefObject<PadToQuote | null>
}) {
  const may = useMay(quote.create.right)
  const say = useSay()
  const [asked, setAsked] = useState<PadToQuote | null>(null)
  if (!may) return null

  const begin = () => {
    const pad = latest.current
    if (pad === null) return
    const { box } = pad.estimate
    if (box.ok) setAsked(pad)
    else
      say(
        box.problems.map(({ message }) => message),
        'warning',
      )
  }
  return (
    <>
      <Button variant="contained" startIcon={<RequestQuoteOutlined />} onClick={begin}>
        Create quote from this
      </Button>
      {asked === null ? null : <CreateQuoteDialog pad={asked} onClose={() => setAsked(null)} />}
    </>
  )
})
