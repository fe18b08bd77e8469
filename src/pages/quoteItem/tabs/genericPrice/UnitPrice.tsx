import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { quote } from '#contract/quote'
import { moneyEach, quantity as written } from '#domain/formats'
import { text } from '#domain/messages'
import { sections, unitPriceOf, validationTabIds } from '#domain/quoteItem'
import { fieldAccess } from '#domain/workflow'
import { failureText, useCallMutation } from '../../../../dataProvider/index.ts'
import { useSay } from '../../../../layout/notifications/useSay.ts'
import { useDraftPart, useItem, useItemDraft } from '../../draft/useItemDraft.ts'
import { newUnitPrice } from '../../draft/withUnitPrice.ts'

/** What one unit is sold for at the expected order quantity; where the item is quoted at another, it is taken at a press. */
export function UnitPrice() {
  const item = useItem()
  const { dirty } = useItemDraft()
  const say = useSay()
  const pricing = useDraftPart(({ genericPricing }) => genericPricing)
  const quantity = useDraftPart(({ product }) => product.expectedOrderQuantity)
  const update = useCallMutation(quote.updateUnitPrice, {
    refresh: [quote.item, quote.get, quote.log],
    meta: { quiet: true },
    onSuccess: () => say(text(sections.genericPricing.texts.saved), 'success'),
    onError: error => say([text(sections.genericPricing.texts.failed), failureText(error)], 'error'),
  })
  const now = unitPriceOf(pricing, quantity)
  const stored = newUnitPrice(item)
  const isDirty = dirty('genericPricing') || dirty('product')
  const { readOnly } = fieldAccess(
    { fieldRules: item.validations },
    validationTabIds.genprice ?? 0,
    'unitPrice',
  )
  if (now === null && item.unitPrice === null) return null
  return (
    <>
      <Typography variant="body2">
        {now === null
          ? 'There is no price for the expected order quantity.'
          : `In an order of ${written(quantity ?? 0)}, one is sold at ${moneyEach(now)}.`}
      </Typography>
      {stored === null || isDirty ? null : (
        <Alert
          severity="info"
          action={
            !item.mayEdit || readOnly ? undefined : (
              <Button
                size="small"
                color="inherit"
                disabled={update.isPending}
                onClick={() => update.mutate({ body: { quoteItemId: item.id, unitPrice: stored } })}
              >
                Take it
              </Button>
            )
          }
        >
          {item.unitPrice === null
            ? `The item has no unit price yet; its breaks come to ${moneyEach(stored)}.`
            : `The unit price of the item is ${moneyEach(item.unitPrice)}; its breaks come to ${moneyEach(stored)}.`}
        </Alert>
      )}
    </>
  )
}
