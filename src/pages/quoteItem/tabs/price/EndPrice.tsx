import Button from '@mui/material/Button'
import { useState } from 'react'
import { quote } from '#contract/quote'
import { date, dayIn, parseDay } from '#domain/formats'
import { text } from '#domain/messages'
import { sections } from '#domain/quoteItem'
import { useMay } from '../../../../authProvider/useRights.ts'
import { FormDialog } from '../../../../components/dialog/FormDialog.tsx'
import { DayField } from '../../../../components/editing/fields/DayField.tsx'
import { failureText, useCallMutation } from '../../../../dataProvider/index.ts'
import { useSay } from '../../../../layout/notifications/useSay.ts'
import { useItem, useItemDraft } from '../../draft/useItemDraft.ts'
import { overWords } from './overWords.ts'

/** Lets the saved price end on a day, wherever the item stands; what is typed on the tab has to be saved first. */
export function EndPrice() {
  const item = useItem()
  const { dirty } = useItemDraft()
  const may = useMay(quote.manualExpirePrice.right)
  const [isOpen, setOpen] = useState(false)
  if (!may || item.pricing.details.length === 0) return null
  const isDirty = dirty('pricing')
  return (
    <>
      <span title={isDirty ? 'Save the price first.' : undefined}>
        <Button size="small" disabled={isDirty} onClick={() => setOpen(true)}>
          End the price…
        </Button>
      </span>
      {isOpen ? <EndPriceDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function EndPriceDialog({ onClose }: { readonly onClose: () => void }) {
  const { id, reference, pricing } = useItem()
  const say = useSay()
  const [day, setDay] = useState<string | null>(() => dayIn(new Date()))
  const [isTried, setTried] = useState(false)
  const problem = problemOf(day)
  const end = useCallMutation(quote.manualExpirePrice, {
    refresh: [quote.item, quote.get, quote.log],
    meta: { quiet: true },
    onSuccess: answer => {
      const { priceExpiryDate } = answer.pricing
      const ends = overWords(priceExpiryDate) === undefined ? 'ends' : 'ended'
      say(`The price of ${reference} ${ends} on ${date(priceExpiryDate)}.`, 'success')
      onClose()
    },
    onError: error => say([text(sections.pricing.texts.failed), failureText(error)], 'error'),
  })
  const submit = () => {
    setTried(true)
    if (problem === undefined && day !== null) end.mutate({ body: { id, priceExpiryDate: day } })
  }
  return (
    <FormDialog
      title={`End the Price of ${reference}`}
      words={`${untilNow(pricing.priceExpiryDate)} From the day after the one below nobody can be sent a quote with it. What it costs stays as it is, and the day can be changed again.`}
      ok="End Price"
      busy={end.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <DayField
        label="Price Expiry Date"
        value={day}
        onDay={setDay}
        error={isTried ? problem : undefined}
        helperText={overWords(day)}
        required
      />
    </FormDialog>
  )
}

const untilNow = (day: string | null): string =>
  day === null
    ? 'The price has no end now.'
    : `The price ${overWords(day) === undefined ? 'ends' : 'ended'} on ${date(day)}${overWords(day) === undefined ? ' now' : ''}.`

const problemOf = (day: string | null): string | undefined => {
  if (day === null) return text('formRequired', { field: 'Price Expiry Date' })
  return parseDay(day) === day ? undefined : text('formInvalidDate')
}
