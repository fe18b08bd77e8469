import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { type CustomerProfile, customer } from '#contract/customer'
import type { PalletMasters } from '#contract/palletMasters'
import { decimal, yesNo } from '#domain/formats'
import { text } from '#domain/messages'
import { ListProblem } from '../../../components/list/ListProblem.tsx'
import { ListSkeleton } from '../../../components/list/ListSkeleton.tsx'
import { isFailure, useCall } from '../../../dataProvider/index.ts'
import { type Fact, Facts } from '../../../resources/facts/Facts.tsx'
import { usePalletLookup } from '../../quoteItem/draft/facts/usePalletLookup.ts'
import { CostCentreButton } from '../upkeep/CostCentreButton.tsx'
import { EditDefaultsButton } from '../upkeep/EditDefaultsButton.tsx'
import { defaultLabels } from './defaultLabels.ts'
import { type ChosenDefault, nameOf } from './palletNames.ts'

/** What is kept of a customer beside the plant, as people read it. */
function palletFacts(profile: CustomerProfile, masters: PalletMasters | undefined): readonly Fact[] {
  const named = (field: ChosenDefault): Fact => [defaultLabels[field], nameOf(masters, field, profile[field])]
  const measured = (field: 'palletHeight' | 'maxOverhangFrontMm' | 'maxOverhangSideMm'): Fact => [
    defaultLabels[field],
    `${decimal(profile[field], 0)} mm`,
  ]
  return [
    named('palletTypeCode'),
    named('palletTopTypeCode'),
    measured('palletHeight'),
    named('overhangCode'),
    measured('maxOverhangFrontMm'),
    measured('maxOverhangSideMm'),
    named('strappingTypeCode'),
    [defaultLabels.strapsAcross, profile.strapsAcross],
    [defaultLabels.strapsThrough, profile.strapsThrough],
    named('stretchWrapCode'),
    [defaultLabels.allowByPassPricing, yesNo(profile.allowByPassPricing)],
  ]
}

/** The plant and the pallet settings that new quotes of the customer start with. */
export function DefaultSettings({ customerCode }: { readonly customerCode: string }) {
  const { data, error, refetch } = useCall(customer.profile, { query: { CustomerCode: customerCode } })
  const { data: masters } = usePalletLookup()
  if (isFailure(error, 'not-found')) {
    return (
      <>
        <Alert severity="warning" sx={{ mb: 1 }}>
          {text('warningLgxCustomerProfile')}
        </Alert>
        <Typography variant="body2" color="textSecondary">
          No defaults are kept for this customer yet; new quotes start without a plant and pallet settings.
        </Typography>
        <EditDefaultsButton customerCode={customerCode} profile={null} />
      </>
    )
  }
  if (data === undefined) {
    return error === null ? (
      <ListSkeleton label="defaults" rows={4} />
    ) : (
      <ListProblem error={error} onRetry={() => void refetch()} />
    )
  }
  return (
    <>
      {data.costCentreCode === '' ? (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {text('warningLgxCustomerProfile')}
        </Alert>
      ) : null}
      <Facts
        facts={[
          ['Default plant', data.plantCode],
          ['Cost centre', data.costCentreCode],
          ...palletFacts(data, masters),
        ]}
      />
      <EditDefaultsButton customerCode={customerCode} profile={data} />
      <CostCentreButton profile={data} />
    </>
  )
}
