import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { config } from '#contract/config'
import { hasOwnAddress } from '#domain/quoteItem'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { useCall } from '../../../../dataProvider/index.ts'
import { useItemRules } from '../../draft/rules/useItemRules.ts'
import { useDraft, useDraftValues, useItem } from '../../draft/useItemDraft.ts'
import { SectionField } from '../../fields/SectionField.tsx'
import { useSectionField } from '../../fields/useSectionField.ts'

const noAddress = { deliveryAddress: '', deliverySuburb: '', deliveryState: '', deliveryPostCode: '' }
const parts = ['deliveryAddress', 'deliverySuburb', 'deliveryState', 'deliveryPostCode'] as const

/** Where the item goes: to the address of its quote, until it has one of its own. */
export function AddressGroup() {
  const draft = useDraft()
  const { delivery } = useDraftValues()
  const { quoteDelivery } = useItem()
  const { readOnly } = useSectionField('delivery.deliveryAddress')
  const byName = useItemRules(state => state.byName)
  const [isOpen, setOpen] = useState(false)
  const { data: states = [] } = useCall(config.states, {}, { staleTime: 600_000, meta: { quiet: true } })
  const { deliveryAddress, deliverySuburb, deliveryState, deliveryPostCode } = quoteDelivery
  const ofQuote = [deliveryAddress, deliverySuburb, `${deliveryState} ${deliveryPostCode}`.trim()]
    .filter(part => part !== '')
    .join(', ')
  const isOwn = hasOwnAddress(delivery)
  if (!isOwn && !isOpen && ofQuote !== '')
    return (
      <FieldGroup
        title="Address"
        columnWidth={300}
        beside={
          readOnly ? undefined : (
            <Button
              size="small"
              onClick={() => {
                setOpen(true)
                draft.change('delivery', { deliveryAddress, deliverySuburb, deliveryState, deliveryPostCode })
              }}
            >
              Another address
            </Button>
          )
        }
      >
        <Typography variant="body2">{ofQuote}</Typography>
        <Typography variant="caption" color="textSecondary">
          As the quote
        </Typography>
        {/* Its fields are not here to say it. */}
        {parts.map(part => {
          const finding = byName[`delivery.${part}`]
          return finding === undefined ? null : (
            <Typography key={part} variant="caption" color="error" role="alert">
              {finding.message}
            </Typography>
          )
        })}
      </FieldGroup>
    )
  return (
    <FieldGroup
      title="Address"
      columnWidth={150}
      beside={
        readOnly || ofQuote === '' ? undefined : (
          <Button
            size="small"
            onClick={() => {
              setOpen(false)
              draft.change('delivery', noAddress)
            }}
          >
            As the quote
          </Button>
        )
      }
    >
      <SectionField path="delivery.deliveryAddress" span="row" />
      <SectionField path="delivery.deliverySuburb" />
      <SectionField
        path="delivery.deliveryState"
        choices={states.map(({ code, description }) => ({ code, label: description || code }))}
      />
      <SectionField path="delivery.deliveryPostCode" />
    </FieldGroup>
  )
}
