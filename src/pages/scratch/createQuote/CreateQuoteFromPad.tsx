import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined'
import Button from '@mui/material/Button'
import { memo, type RefObject } from 'react'
import { quote } from '#contract/quote'
import { useMay } from '../../../authProvider/useRights.ts'
import type { PadToQuote } from './productOfPad.ts'
import { useCreateQuote } from './useCreateQuote.ts'

/** Makes a quote of what is on the pad; only for people who may create quotes. Drawn once, whatever is typed. */
export const CreateQuoteFromPad = memo(function CreateQuoteFromPad({
  latest,
}: {
  readonly latest: RefObject<PadToQuote | null>
}) {
  const may = useMay(quote.create.right)
  const { createQuote, isCreating } = useCreateQuote(latest)
  if (!may) return null
  return (
    <Button
      variant="contained"
      startIcon={<RequestQuoteOutlined />}
      loading={isCreating}
      onClick={() => void createQuote()}
    >
      Create quote from this
    </Button>
  )
})
